import {
  type Company,
  FIRST_SWAP,
  isPlacement,
  isSwap,
  type Move,
  PERCENTAGES,
  Position,
  packMove,
  placementOf,
  placements,
  type Seat,
  SHARES,
  SHARES_EACH,
  type Share,
  TILE_CELLS,
  UNKNOWN,
} from "@endstation/engine";
import type { Chance } from "../chance.ts";
import { APPEALS, appealsOf } from "./appeals.ts";
import { NOTHING_TOLD, tellOfExchange, tellOfTile } from "./telling.ts";

/** How closely the others' moves are looked at. */
export interface Scrutiny {
  /** By so many completions each move is judged. */
  readonly completions: number;
  /** And beside at most so many others that could have been made. */
  readonly rivals: number;
}

/**
 * What the others' moves tell of the shares that they hide: who lengthens a company's lines seems
 * to hold it, and who gives a share away seems to have held a poor one.
 *
 * Each of their moves is judged anew by what was on the table then. For every share that its
 * player hid each company is tried in turn, the player's other shares being what they seem to be
 * by then. To know the hidden shares is worth more than anything else that a search could find.
 */
export class Evidence {
  /** How likely it makes each share of each company, as logarithms, at [share * 8 + company]. */
  readonly logs = new Float64Array(SHARES * SHARES_EACH);

  readonly #scrutiny: Scrutiny;
  readonly #chance: Chance;
  readonly #viewer: Seat;
  readonly #moves: Uint16Array;
  /** The game so far, played once more. */
  readonly #past: Position;

  /** `position` is as the seat to move knows it. */
  constructor(position: Position, scrutiny: Scrutiny, chance: Chance) {
    this.#scrutiny = scrutiny;
    this.#chance = chance;
    this.#viewer = position.seat;
    this.#moves = position.history.slice(0, position.ply);
    const backs = new Uint8Array(TILE_CELLS.length).fill(UNKNOWN);
    this.#past = new Position(position.options, backs, position.exchange!.market.companies);
  }

  /** Looks at all moves of the other seats; pauses after each. */
  *gather(): Generator<void> {
    for (const move of this.#moves) {
      if (this.#past.seat !== this.#viewer) {
        if (isPlacement(move)) this.#weighTile(move);
        else if (isSwap(move)) this.#weighSwap(move);
        yield;
      }
      this.#past.play(move);
    }
  }

  #weighTile(made: Move): void {
    const { market, closedBy } = this.#past.exchange!;
    const shares = PERCENTAGES.map((_, row) => market.held(this.#past.seat, row));
    if (shares.every((share) => market.companies[share] !== UNKNOWN)) return;
    const { rivals, stands } = this.#rivalsOf(made);
    const { completions } = this.#scrutiny;
    const moves = [made, ...rivals];
    const appeals = appealsOf(this.#past, moves, { completions, chance: this.#chance });
    const beliefs = shares.map((share) => this.#beliefIn(share));
    const expected = moves.map((_, index) =>
      beliefs.map((belief, row) => meanOf(belief, appeals, index * APPEALS + row * SHARES_EACH)),
    );
    const totals = expected.map((means) => means.reduce((sum, mean) => sum + mean, 0));
    for (const [row, share] of shares.entries()) {
      const first = row * SHARES_EACH;
      const open = market.companies[market.open(row)]!;
      for (const company of this.#suspected(share, beliefs[row]!)) {
        const brought = moves.map(
          (_, index) =>
            totals[index]! - expected[index]![row]! + appeals[index * APPEALS + first + company]!,
        );
        const kept =
          closedBy === null
            ? tellOfExchange(appeals[first + open]! - appeals[first + company]!).ifNot
            : NOTHING_TOLD;
        this.logs[share * SHARES_EACH + company]! += tellOfTile(brought, stands) + kept;
      }
    }
  }

  #weighSwap(made: Move): void {
    const { market } = this.#past.exchange!;
    const row = (made - FIRST_SWAP) >> 1;
    const fromPile = ((made - FIRST_SWAP) & 1) === 1;
    const given = market.held(this.#past.seat, row);
    if (market.companies[given] !== UNKNOWN) return;
    const { completions, rivals } = this.#scrutiny;
    // The board stays as it is, so that there is but one thing to judge.
    const appeals = appealsOf(this.#past, [made], {
      completions: completions * (rivals + 1),
      chance: this.#chance,
    });
    const taken = fromPile ? market.inPile(row, 0) : market.open(row);
    const promise = meanOf(this.#beliefIn(taken), appeals, row * SHARES_EACH);
    for (const company of this.#suspected(given, this.#beliefIn(given))) {
      const gain = promise - appeals[row * SHARES_EACH + company]!;
      this.logs[given * SHARES_EACH + company]! += tellOfExchange(gain).ifMade;
    }
  }

  /**
   * Some of the other placements of the tile laid, and for how many each of them stands. With
   * which other tile of a hand the player might have moved is not known.
   */
  #rivalsOf(made: Move): { readonly rivals: readonly Move[]; readonly stands: number } {
    const { kind } = placementOf(made);
    const others = placements(this.#past, kind)
      .flatMap(({ cell, turns }) => turns.map((turn) => packMove({ kind, turn, cell })))
      .filter((move) => move !== made);
    const count = Math.min(others.length, this.#scrutiny.rivals);
    for (let index = 0; index < count; index++) {
      const other = index + this.#chance.below(others.length - index);
      [others[index], others[other]] = [others[other]!, others[index]!];
    }
    return { rivals: others.slice(0, count), stands: others.length / Math.max(1, count) };
  }

  /** The companies that a hidden share may be of; none for one that was seen. */
  #suspected(share: Share, belief: Float64Array): Company[] {
    if (this.#past.exchange!.market.companies[share] !== UNKNOWN) return [];
    return [...belief.keys()].filter((company) => belief[company]! > 0);
  }

  /** How likely a share seems to be of each company by now, by company. */
  #beliefIn(share: Share): Float64Array {
    const { companies } = this.#past.exchange!.market;
    const belief = new Float64Array(SHARES_EACH);
    if (companies[share] !== UNKNOWN) {
      belief[companies[share]!] = 1;
      return belief;
    }
    const first = share - (share % SHARES_EACH);
    const seen = companies.subarray(first, first + SHARES_EACH);
    let sum = 0;
    for (let company = 0; company < SHARES_EACH; company++) {
      if (seen.includes(company)) continue;
      belief[company] = Math.exp(this.logs[share * SHARES_EACH + company]!);
      sum += belief[company]!;
    }
    return belief.map((likelihood) => likelihood / sum);
  }
}

/** The mean appeal of a share that is of each company with the probability of a belief. */
function meanOf(belief: Float64Array, appeals: Float64Array, first: number): number {
  let mean = 0;
  for (let company = 0; company < SHARES_EACH; company++) {
    mean += belief[company]! * appeals[first + company]!;
  }
  return mean;
}
