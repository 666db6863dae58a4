import { COMPANIES, PERCENTAGES, type Position, type Seat, UNKNOWN } from "@endstation/engine";
import type { HiddenShares } from "./hidden-shares.ts";

/**
 * How much more of each company a seat holds than the others do on average, in tenths, by
 * company. A hidden share counts for each company that it may be of, in equal parts.
 */
export function interestsOf(position: Position, seat: Seat, hidden: HiddenShares): Float64Array {
  const { market } = position.exchange!;
  const interests = new Float64Array(COMPANIES.length);
  for (let holder = 0; holder < market.players; holder++) {
    const sign = holder === seat ? 1 : -1 / (market.players - 1);
    for (let row = 0; row < PERCENTAGES.length; row++) {
      const company = market.companies[market.held(holder, row)]!;
      const candidates = company === UNKNOWN ? hidden.unseen(row) : [company];
      for (const candidate of candidates) {
        interests[candidate]! += (sign * (row + 1)) / candidates.length;
      }
    }
  }
  return interests;
}
