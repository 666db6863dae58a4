import {
  type CompanyStanding,
  countShare,
  type ExchangeState,
  IDLE_ROUNDS,
  type KnownShare,
  type MarketPile,
  marketPiles,
  type Position,
} from "@endstation/engine";

/** So few points before the exchange closes it is time to say so. */
const POINTS_NEAR = 5;

/** What is about to close the exchange, if anything is. */
export type Near = "points" | "turns" | null;

/** Whether it is time to say that the exchange will close soon, and by what. */
export function nearEnd(state: ExchangeState, players: number): Near {
  if (!state.open) return null;
  // A whole round in which nobody laid a tile is no accident any more.
  if (state.idleTurnsLeft <= (IDLE_ROUNDS - 1) * players) return "turns";
  return state.pointsLeft <= POINTS_NEAR ? "points" : null;
}

/** The companies, the best first; equal ones in their order. */
export const byPoints = (standings: readonly CompanyStanding[]): readonly CompanyStanding[] =>
  [...standings].sort((a, b) => b.points - a.points);

/** The companies that a tile would bring to `limit` points or over it, and what they would have. */
export const reachers = (
  now: readonly CompanyStanding[],
  ahead: readonly CompanyStanding[],
  limit: number,
): readonly CompanyStanding[] =>
  ahead.filter(({ points }, i) => points >= limit && points > now[i]!.points);

/** One percentage of the market, with what its open share would count now. */
export interface MarketColumn extends MarketPile {
  readonly counts: number;
}

/** The market by percentage. */
export function marketColumns(position: Position): readonly MarketColumn[] {
  return marketPiles(position).map((pile) => {
    const { percentage, open: company } = pile;
    return { ...pile, counts: countShare(position, { percentage, company }).counts };
  });
}

/** A share of which the company has been seen. */
export interface SeenShare extends KnownShare {
  readonly company: NonNullable<KnownShare["company"]>;
}

/** Those of a seat's shares that have been seen. */
export const seenOf = (shares: readonly KnownShare[]): readonly SeenShare[] =>
  shares.flatMap(({ percentage, company }) => (company === null ? [] : [{ percentage, company }]));
