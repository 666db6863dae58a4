import { COMPANIES, type Position, SHARES, SHARES_EACH, UNKNOWN } from "@endstation/engine";
import type { Chance } from "../chance.ts";

/** The shares of one percentage that a seat has never seen, and the companies they are of. */
interface HiddenRow {
  readonly shares: Uint8Array;
  readonly companies: Uint8Array;
}

/** Chance gives 16 bits. */
const CERTAIN = 65_536;

/**
 * The shares that the viewer of a position has never seen, dealt anew as they may lie in other
 * hands and in the piles. All that was ever seen stays where the moves have taken it.
 *
 * Without evidence each order is as likely as any other. With it the deals follow each other as a
 * Markov chain (Metropolis): two shares of a percentage change places, or not, as the evidence
 * has it. That samples whole orders right, however the evidence ties them together.
 */
export class HiddenShares {
  /** The company of each share by `Share`, the hidden ones as dealt last. */
  readonly companies: Uint8Array;
  readonly #rows: readonly HiddenRow[];
  readonly #likelihoods: Float64Array | null;

  /** `evidence` are log likelihoods at [share * 8 + company]. */
  constructor(position: Position, evidence: Float64Array | null = null) {
    const known = position.exchange!.market.companies;
    this.companies = known.slice();
    this.#rows = Array.from({ length: SHARES / SHARES_EACH }, (_, row) => {
      const first = row * SHARES_EACH;
      const places = [...Array(SHARES_EACH).keys()];
      const seen = known.subarray(first, first + SHARES_EACH);
      return {
        shares: Uint8Array.from(
          places.filter((place) => seen[place] === UNKNOWN),
          (place) => first + place,
        ),
        companies: Uint8Array.from(places.filter((company) => !seen.includes(company))),
      };
    });
    this.#likelihoods = evidence?.map(Math.exp) ?? null;
    for (const { shares, companies } of this.#rows) {
      for (const [index, share] of shares.entries()) this.companies[share] = companies[index]!;
    }
  }

  /** The companies that a hidden share of a percentage index may be of. */
  unseen(row: number): Uint8Array {
    return this.#rows[row]!.companies;
  }

  /** Deals the hidden shares anew. Allocates nothing. */
  deal(chance: Chance): void {
    for (const row of this.#rows) {
      if (this.#likelihoods === null) this.#shuffle(row, chance);
      else this.#walk(row, this.#likelihoods, chance);
    }
  }

  #shuffle({ shares, companies }: HiddenRow, chance: Chance): void {
    for (let left = companies.length; left > 0; left--) {
      const drawn = chance.below(left);
      const company = companies[drawn]!;
      companies[drawn] = companies[left - 1]!;
      companies[left - 1] = company;
      this.companies[shares[left - 1]!] = company;
    }
  }

  #walk({ shares }: HiddenRow, likelihoods: Float64Array, chance: Chance): void {
    const { companies } = this;
    for (let steps = shares.length; steps > 1; steps--) {
      const one = shares[chance.below(shares.length)]!;
      const other = shares[chance.below(shares.length)]!;
      const a = companies[one]!;
      const b = companies[other]!;
      const now = likelihoods[one * SIZE + a]! * likelihoods[other * SIZE + b]!;
      const then = likelihoods[one * SIZE + b]! * likelihoods[other * SIZE + a]!;
      if (then < now && chance.below(CERTAIN) * now >= then * CERTAIN) continue;
      companies[one] = b;
      companies[other] = a;
    }
  }
}

const SIZE = COMPANIES.length;
