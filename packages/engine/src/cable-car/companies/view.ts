import { type Fault, formFault } from "../../fault.ts";
import type { Seat } from "../../game.ts";
import { isObject } from "../../json.ts";
import { UNKNOWN } from "../piece.ts";
import type { Position } from "../position.ts";
import { COMPANIES, type CompanyName, parseCompany } from "./company.ts";
import { seenShares } from "./seen.ts";
import { type ByPercentage, byPercentage, PERCENTAGES, SHARES_EACH } from "./share.ts";

/**
 * The deal's shares as a seat knows them: the record's lists, with `null` for each that it has
 * never seen. With the public moves the place of every one of them follows.
 */
export type SeenShares = ByPercentage<readonly (CompanyName | null)[]>;

/** What a seat, or a spectator (`null`), knows of the deal of a game with companies (CC-21). */
export function sharesSeenBy(position: Position, viewer: Seat | null): SeenShares {
  const { companies } = position.exchange!.market;
  const seen = seenShares(position, viewer);
  return byPercentage((row) =>
    Array.from({ length: SHARES_EACH }, (_, place) => {
      const share = row * SHARES_EACH + place;
      return seen[share] && companies[share]! < UNKNOWN ? COMPANIES[companies[share]!]! : null;
    }),
  );
}

/**
 * Puts the shares that a viewer has seen into a position of which it knew only the backs. What
 * is shown must be what the moves have shown it: no more and no less.
 */
export function revealShares(
  position: Position,
  viewer: Seat | null,
  shares: unknown,
): Fault | null {
  if (!isObject(shares) || Object.keys(shares).length !== PERCENTAGES.length) {
    return formFault("shares", "A list of the shares is needed for each percentage.");
  }
  const seen = seenShares(position, viewer);
  for (const [row, percentage] of PERCENTAGES.entries()) {
    const list = shares[percentage];
    if (!Array.isArray(list) || list.length !== SHARES_EACH) {
      return formFault("shares", `The list of the shares of ${percentage} % has not 8 places.`);
    }
    const shown = list.filter((name) => name !== null);
    if (shown.some((name) => parseCompany(name) === null) || new Set(shown).size < shown.length) {
      return formFault("shares", `There are not such shares of ${percentage} %.`);
    }
    if (list.some((name, place) => (name !== null) !== seen[row * SHARES_EACH + place])) {
      return formFault("shares", "The shares shown are not those that were seen.");
    }
    for (const [place, name] of list.entries()) {
      const { companies } = position.exchange!.market;
      companies[row * SHARES_EACH + place] = parseCompany(name) ?? UNKNOWN;
    }
  }
  return null;
}
