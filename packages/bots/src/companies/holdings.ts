import { COMPANIES, PERCENTAGES, SHARES_EACH } from "@endstation/engine";
import { writeValues } from "./values.ts";

const ROWS = PERCENTAGES.length;

const values = new Int32Array(COMPANIES.length);

/**
 * Who holds how much of which company, made ready to score many outcomes. The engine's
 * `addShareScores` says the same of one; a search asks for hundreds of the same shares, so what
 * follows from these alone is found once. Allocates nothing after its making.
 */
export class Holdings {
  readonly players: number;
  /** The tenths of each company that a seat holds, at [seat * 8 + company]. */
  readonly tenths: Uint8Array;
  /** 1 where a seat has the highest stake in a company, alone or tied, at the same places. */
  readonly leads: Uint8Array;

  constructor(players: number) {
    this.players = players;
    this.tenths = new Uint8Array(players * SHARES_EACH);
    this.leads = new Uint8Array(players * SHARES_EACH);
  }

  /** Takes over what the seats hold: companies at [seat * 4 + percentage index], all known. */
  take(held: Uint8Array): void {
    const { players, tenths } = this;
    tenths.fill(0);
    for (let seat = 0; seat < players; seat++) {
      for (let row = 0; row < ROWS; row++) {
        tenths[seat * SHARES_EACH + held[seat * ROWS + row]!]! += row + 1;
      }
    }
    for (let company = 0; company < SHARES_EACH; company++) this.#findLeads(company);
  }

  /** Writes the final scores by seat, the companies having these points (CO-9, CO-10). */
  score(points: Int32Array, into: Int32Array): void {
    writeValues(points, values);
    const { players, tenths, leads } = this;
    for (let seat = 0, at = 0; seat < players; seat++) {
      let score = 0;
      for (let company = 0; company < SHARES_EACH; company++, at++) {
        score += tenths[at]! * values[company]!;
        if (leads[at] === 1) score += (points[company]! / 10) | 0;
      }
      into[seat] = score;
    }
  }

  #findLeads(company: number): void {
    const { players, tenths, leads } = this;
    let highest = 1;
    for (let seat = 0; seat < players; seat++) {
      highest = Math.max(highest, tenths[seat * SHARES_EACH + company]!);
    }
    for (let seat = 0; seat < players; seat++) {
      const at = seat * SHARES_EACH + company;
      leads[at] = tenths[at] === highest ? 1 : 0;
    }
  }
}
