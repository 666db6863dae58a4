import type { Seat } from "../../game.ts";
import type { MoveFaultCode } from "../faults.ts";
import type { Swap } from "../move.ts";
import type { Position } from "../position.ts";
import { COMPANIES, type CompanyName } from "./company.ts";
import { sharesOf } from "./held.ts";
import { exchangeFault } from "./judge.ts";
import { marketPiles } from "./piles.ts";
import { PERCENTAGES } from "./share.ts";
import { companyStandings } from "./standings.ts";

/** What an exchange would do for a seat. */
export interface ExchangePreview extends Swap {
  /** The share that goes under the pile; `null` where it is not known. */
  readonly given: CompanyName | null;
  /** The share that is taken; `null` where it is not known. */
  readonly taken: CompanyName | null;
  /** What becomes the face-up share; `null` where that is not known, or none changes. */
  readonly opened: CompanyName | null;
  /** By how much the seat's worth would change at the present values; `null` where unknown. */
  readonly change: number | null;
  /** Why it is not legal, whoever's turn it is; `null` where it is. */
  readonly fault: MoveFaultCode | null;
}

/** What the exchange of a seat's share of a percentage would do. Changes nothing. */
export function exchangePreview(
  position: Position,
  { seat, ...swap }: Swap & { readonly seat: Seat },
): ExchangePreview {
  const row = PERCENTAGES.indexOf(swap.percentage);
  const given = sharesOf(position, seat)[row]!.company;
  const { open, pile } = marketPiles(position)[row]!;
  const top = pile[0]!;
  const taken = swap.source === "open" ? open : top;
  const standings = companyStandings(position);
  const worth = (name: CompanyName): number => standings[COMPANIES.indexOf(name)]!.value;
  const known = given !== null && taken !== null;
  return {
    ...swap,
    given,
    taken,
    opened: swap.source === "open" ? top : null,
    change: known ? (swap.percentage / 10) * (worth(taken) - worth(given)) : null,
    fault: exchangeFault(position, swap.source),
  };
}
