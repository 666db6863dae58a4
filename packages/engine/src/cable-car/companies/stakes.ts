import { UNKNOWN } from "../piece.ts";
import { COMPANIES, type Company } from "./company.ts";
import type { Market } from "./market.ts";
import { PERCENTAGES, percentageOf } from "./share.ts";

/** How large a list `writeStakes` needs, for up to 6 players. */
export const STAKES = COMPANIES.length * 6;

/**
 * Writes into `into` what each seat's known shares of each company add up to, in percent, at
 * [company * players + seat].
 */
export function writeStakes(market: Market, into: Int32Array): void {
  into.fill(0);
  for (let seat = 0; seat < market.players; seat++) {
    for (let row = 0; row < PERCENTAGES.length; row++) {
      const share = market.held(seat, row);
      const company = market.companies[share]!;
      if (company === UNKNOWN) continue;
      const at = company * market.players + seat;
      into[at] = into[at]! + percentageOf(share);
    }
  }
}

/** The highest stake in a company, in percent; 0 where nobody is known to hold a share of it. */
export function highestStake(stakes: Int32Array, company: Company, players: number): number {
  let highest = 0;
  for (let seat = 0; seat < players; seat++) {
    const stake = stakes[company * players + seat]!;
    if (stake > highest) highest = stake;
  }
  return highest;
}

/** What the majority of a company is worth: a tenth of its points, rounded down (CO-10). */
export const majorityBonus = (points: number): number => Math.floor(points / 10);
