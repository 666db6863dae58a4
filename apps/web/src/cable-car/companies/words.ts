import {
  CLOSING_POINTS,
  type CompanyName,
  type CompanyStanding,
  type CountedShare,
  type ExchangePreview,
  type ExchangeState,
  type KnownShare,
} from "@endstation/engine";
import { companyName, type Telling } from "../describe.ts";
import type { MarketColumn, Near } from "../model/market.ts";

/** A share by name: "Sky 40 %", or that it has not been seen. */
export function shareName(telling: Telling, { company, percentage }: KnownShare): string {
  const words = telling.words.companies;
  return company === null ? words.hidden : words.share(companyName(telling, company), percentage);
}

/** A company's points and value as one sentence. */
export function companyText(telling: Telling, standing: CompanyStanding): string {
  const { words } = telling;
  return words.companies.companyIs(
    companyName(telling, standing.company),
    words.cableCar.points(standing.points),
    standing.value,
  );
}

/** All that is to be said of the exchange. */
export interface ExchangeFacts {
  readonly state: ExchangeState;
  readonly near: Near;
  /** The company with the most points. */
  readonly best: CompanyName;
}

/** Why the exchange is closed, or what is about to close it, or when it will. */
export function exchangeText(telling: Telling, { state, near, best }: ExchangeFacts): string {
  const words = telling.words.companies;
  const name = companyName(telling, best);
  if (state.closedBy === "CO-5") return words.closedByPoints(name, state.bestPoints);
  if (state.closedBy === "CO-8") return words.closedByStall;
  if (near === "turns") return words.closesIn(state.idleTurnsLeft);
  if (near === "points") return words.closesSoon(name, state.pointsLeft);
  return words.closesAt(CLOSING_POINTS);
}

/** An own share as text, with what it is worth now. */
export const ownText = (telling: Telling, share: CountedShare): string =>
  telling.words.companies.ownShare(shareName(telling, share), share.counts);

/** What a button of the market takes, as its label. */
export function sourceText(
  telling: Telling,
  { percentage, open, pile, counts }: MarketColumn,
  source: ExchangePreview["source"],
): string {
  const words = telling.words.companies;
  return source === "open"
    ? words.openShare(shareName(telling, { percentage, company: open }), counts)
    : words.pileTop(percentage, pile.length);
}

/** What an exchange does, for the main button: "Give Yellow, take Blue". */
export function swapText(telling: Telling, preview: ExchangePreview): string {
  const words = telling.words.companies;
  const named = (company: CompanyName | null) =>
    company === null ? words.hidden : companyName(telling, company);
  return preview.source === "open"
    ? words.swapFor(named(preview.given), named(preview.taken))
    : words.swapForPile(named(preview.given));
}

/** A gain or a loss with its sign: "+4", "−3"; nothing where it is not known. */
export function signed(change: number | null): string {
  if (change === null) return "";
  return change < 0 ? `−${-change}` : `+${change}`;
}
