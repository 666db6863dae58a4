import type { Seat } from "../../game.ts";
import { UNKNOWN } from "../piece.ts";
import type { Position } from "../position.ts";
import { COMPANIES, type CompanyName } from "./company.ts";
import type { Exchange } from "./exchange.ts";
import type { Market } from "./market.ts";
import { PERCENTAGES, type Percentage, type Share } from "./share.ts";

/** A share that lies somewhere. */
export interface KnownShare {
  readonly percentage: Percentage;
  /** `null` where this position's viewer has never seen it. */
  readonly company: CompanyName | null;
}

/** The exchange of a game with companies; to ask it of another is a mistake of the caller's. */
export function exchangeOf({ exchange }: Position): Exchange {
  if (exchange === null) throw new Error("This game has no companies.");
  return exchange;
}

/** The company of a share, `null` where it is not known. */
export function companyOf({ companies }: Market, share: Share): CompanyName | null {
  const company = companies[share]!;
  return company === UNKNOWN ? null : COMPANIES[company]!;
}

/**
 * A seat's shares, by percentage. In a known position these are its viewer's own, and what the
 * viewer knows another to hold: shares it has seen stay known wherever exchanges take them.
 */
export function sharesOf(position: Position, seat: Seat): readonly KnownShare[] {
  const { market } = exchangeOf(position);
  return PERCENTAGES.map((percentage, row) => ({
    percentage,
    company: companyOf(market, market.held(seat, row)),
  }));
}
