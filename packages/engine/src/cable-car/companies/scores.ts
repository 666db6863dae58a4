import { COMPANIES } from "./company.ts";
import type { Market } from "./market.ts";
import { highestStake, majorityBonus, STAKES, writeStakes } from "./stakes.ts";
import { writeValues } from "./values.ts";

const values = new Int32Array(COMPANIES.length);
const stakes = new Int32Array(STAKES);

/**
 * Adds what each seat's shares are worth to `into`, by seat, the companies having these points
 * (CO-10). Shares of which the company is not known count nothing. Allocates nothing.
 */
export function addShareScores(market: Market, points: Int32Array, into: Int32Array): void {
  const { players } = market;
  writeValues(points, values);
  writeStakes(market, stakes);
  for (let company = 0; company < COMPANIES.length; company++) {
    const highest = highestStake(stakes, company, players);
    if (highest === 0) continue;
    const bonus = majorityBonus(points[company]!);
    for (let seat = 0; seat < players; seat++) {
      const stake = stakes[company * players + seat]!;
      into[seat] = into[seat]! + (stake / 10) * values[company]!;
      if (stake === highest) into[seat] = into[seat]! + bonus;
    }
  }
}
