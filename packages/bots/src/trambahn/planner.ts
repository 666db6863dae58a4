import {
  BANK_PHASE,
  CONDUCTOR,
  LINE_COLOURS,
  MAX_PASSENGERS,
  PASS_PHASE,
  PRICES,
  STOP_PHASE,
  TRAMS,
  type TrambahnPosition,
} from "@endstation/engine";
import type { Evaluator } from "./evaluator.ts";
import { type PlannedTurn, TurnJudge } from "./turn-judge.ts";
import { BEGIN, INCOME, KEEP, lineUse, MAX_HAND, WAIT } from "./uses.ts";

/** How thoroughly whole turns are looked through. */
export interface Breadth {
  /** How many choices of passengers are followed up after a first look at all. */
  readonly passengers: number;
  /** How many ways of the turn are then bettered card by card. */
  readonly climbs: number;
  /** How often each card's use is looked at again in each of these. */
  readonly rounds: number;
  /** How many turns are told in the end. */
  readonly turns: number;
}

/** A way of the turn that is under consideration: what becomes of each card of the hand. */
interface Way {
  readonly uses: Uint8Array;
  readonly dearest: number;
  readonly chance: number;
}

/** More lines than a player can have, and as many uses of a card. */
const MAX_LINES = 32;

const ALL_TRAMS = TRAMS.length - 1;

/**
 * Finds good whole turns for the seat to move, from what that seat may know: first the passengers,
 * each with plain uses of the other cards, then new lines, then card by card.
 */
export class Planner {
  readonly #judge: TurnJudge;
  readonly #lasts = new Uint8Array(MAX_LINES);
  readonly #options = new Uint8Array(MAX_LINES);

  constructor(evaluator: Evaluator) {
    this.#judge = new TurnJudge(evaluator);
  }

  /** The best turns found, the best first: at least one, at most `breadth.turns`. */
  plan(position: TrambahnPosition, breadth: Breadth): readonly PlannedTurn[] {
    this.#judge.begin(position, breadth.turns);
    const first = best(this.#passengers(), breadth.passengers);
    const ways = best(
      first.flatMap((way) => [way, ...this.#variants(way)]),
      breadth.climbs,
    );
    for (const way of ways) this.#climb(way, breadth.rounds);
    return this.#judge.turns;
  }

  /** Judges one whole turn of a position. */
  judge(position: TrambahnPosition, moves: readonly number[]): PlannedTurn {
    return this.#judge.judge(position, moves);
  }

  /** All choices of passengers, the other cards used plainly. */
  #passengers(): Way[] {
    const { phase, passengers, hands, seat } = this.#judge.position;
    const ways: Way[] = [];
    const uses = new Uint8Array(MAX_HAND);
    const may = phase === PASS_PHASE ? MAX_PASSENGERS - passengers : 0;
    const must = passengers === 0 && hands.size(seat) > 0;
    if (!must) this.#consider(ways, uses);
    if (may > 0) this.#addPassenger(ways, { uses, from: 0, may });
    return ways;
  }

  #addPassenger(
    ways: Way[],
    { uses, from, may }: { uses: Uint8Array; from: number; may: number },
  ): void {
    for (let at = from; at < this.#judge.size; at++) {
      const card = this.#judge.hand[at]!;
      // Of equal cards the first ones go.
      if (at > from && this.#judge.hand[at - 1] === card) continue;
      const isConductor = card === CONDUCTOR;
      const colour = isConductor ? 0 : Math.floor(card / 10);
      for (let terminus = colour; terminus < LINE_COLOURS.length; terminus++) {
        uses[at] = WAIT + terminus;
        this.#consider(ways, uses);
        if (may > 1) this.#addPassenger(ways, { uses, from: at + 1, may: may - 1 });
        if (!isConductor) break;
      }
      uses[at] = KEEP;
    }
  }

  /** Fills in plain uses of the other cards: into the lines where they fit, else money. */
  #consider(ways: Way[], passengers: Uint8Array): void {
    const { lines, phase, seat } = this.#judge.position;
    const { count, colours, lasts } = lines[seat]!;
    this.#lasts.set(lasts);
    const uses = passengers.slice();
    for (let at = 0; at < this.#judge.size; at++) {
      if (uses[at] !== KEEP || phase > BANK_PHASE) continue;
      const card = this.#judge.hand[at]!;
      if (card === CONDUCTOR) continue;
      const value = (card % 10) + 1;
      let best = -1;
      for (let line = 0; line < count && phase <= STOP_PHASE; line++) {
        if (colours[line] !== Math.floor(card / 10) || this.#lasts[line]! >= value) continue;
        if (best < 0 || this.#lasts[line]! > this.#lasts[best]!) best = line;
      }
      uses[at] = best < 0 ? INCOME : lineUse(best + 1);
      if (best >= 0) this.#lasts[best] = value;
    }
    ways.push(this.#way(uses, ALL_TRAMS));
  }

  /** The same passengers with all other cards kept, and with each new line that can be paid. */
  #variants({ uses: plain }: Way): Way[] {
    const { lines, money, offer, phase, seat } = this.#judge.position;
    const ways: Way[] = [];
    const kept = plain.slice();
    for (let at = 0; at < this.#judge.size; at++) if (kept[at] === INCOME) kept[at] = KEEP;
    ways.push(this.#way(kept, ALL_TRAMS));
    const most = money.size(seat) + this.#judge.size;
    const trams = [0, 1, 2].filter((tram) => offer[tram]! > 0 && PRICES[tram]! <= most);
    if (phase > STOP_PHASE) {
      if (lines[seat]!.count > 0)
        for (const tram of trams) ways.push(this.#way(plain.slice(), tram));
      return ways;
    }
    if (trams.length === 0) return ways;
    for (let colour = 0; colour < LINE_COLOURS.length; colour++) {
      const uses = this.#newLine(plain, colour);
      if (uses) for (const tram of trams) ways.push(this.#way(uses.slice(), tram));
    }
    return ways;
  }

  /** All cards of a colour that fit no line begin one; where each fits some line, all do. */
  #newLine(plain: Uint8Array, colour: number): Uint8Array | null {
    for (const takesOfLines of [false, true]) {
      const uses = plain.slice();
      let last = 0;
      for (let at = 0; at < this.#judge.size; at++) {
        const card = this.#judge.hand[at]!;
        const value = (card % 10) + 1;
        if (card === CONDUCTOR || Math.floor(card / 10) !== colour || value <= last) continue;
        if (uses[at] !== INCOME && !(takesOfLines && uses[at]! > BEGIN)) continue;
        uses[at] = BEGIN;
        last = value;
      }
      if (last > 0) return uses;
    }
    return null;
  }

  /** `uses` then belong to the way, which changes them to better itself. */
  #way(uses: Uint8Array, dearest: number): Way {
    return { uses, dearest, chance: this.#judge.chance(uses, dearest) };
  }

  /** Betters a way card by card, as long as that helps. */
  #climb({ uses, dearest, chance }: Way, rounds: number): void {
    let best = chance;
    let limit = dearest;
    for (let round = 0; round < rounds; round++) {
      const before = best;
      for (let at = 0; at < this.#judge.size; at++) {
        if (uses[at]! >= WAIT && uses[at]! < BEGIN) continue;
        const count = this.#writeUses(this.#judge.hand[at]!);
        let use = uses[at]!;
        for (let option = 0; option < count; option++) {
          uses[at] = this.#options[option]!;
          if (uses[at] === use) continue;
          const other = this.#judge.chance(uses, limit);
          if (other <= best) continue;
          best = other;
          use = uses[at]!;
        }
        uses[at] = use;
      }
      for (let tram = 0; tram <= ALL_TRAMS; tram++) {
        if (tram === limit || this.#judge.position.offer[tram] === 0) continue;
        const other = this.#judge.chance(uses, tram);
        if (other <= best) continue;
        best = other;
        limit = tram;
      }
      if (best === before) return;
    }
  }

  /** Writes what may become of a card that is no passenger; returns how many ways there are. */
  #writeUses(card: number): number {
    const { lines, phase, seat } = this.#judge.position;
    const options = this.#options;
    let count = 0;
    options[count++] = KEEP;
    if (phase > BANK_PHASE) return count;
    options[count++] = INCOME;
    if (phase > STOP_PHASE) return count;
    const own = lines[seat]!;
    if (card !== CONDUCTOR) options[count++] = BEGIN;
    for (let line = 0; line < own.count; line++) {
      const fits = card === CONDUCTOR ? !own.isClosed(line) : own.takes(line, card);
      if (fits) options[count++] = lineUse(line + 1);
    }
    return count;
  }
}

const best = (ways: readonly Way[], most: number): readonly Way[] =>
  ways
    .filter(({ chance }) => chance >= 0)
    .sort((a, b) => b.chance - a.chance)
    .slice(0, most);
