import type { Position } from "../position.ts";
import type { CompanyName } from "./company.ts";
import { companyOf, exchangeOf } from "./held.ts";
import { PERCENTAGES, type Percentage } from "./share.ts";

/** What lies on the table of one percentage. */
export interface MarketPile {
  readonly percentage: Percentage;
  /** The face-up share. */
  readonly open: CompanyName | null;
  /** The shares that lie face down, the top first; `null` for each that was never seen. */
  readonly pile: readonly (CompanyName | null)[];
}

/** The face-up shares and the piles, by percentage. */
export function marketPiles(position: Position): readonly MarketPile[] {
  const { market } = exchangeOf(position);
  return PERCENTAGES.map((percentage, row) => ({
    percentage,
    open: companyOf(market, market.open(row)),
    pile: Array.from({ length: market.pileSize }, (_, depth) =>
      companyOf(market, market.inPile(row, depth)),
    ),
  }));
}
