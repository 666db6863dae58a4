import fc from "fast-check";
import { expect, test } from "vitest";
import { randomBelow } from "../../test/random.ts";
import { OPTIONS } from "../../test/trambahn/positions.ts";
import { dealOf, playOut, type RandomGame, randomGame } from "../../test/trambahn/random.ts";
import type { Seat } from "../game.ts";
import { DECK } from "./cards.ts";
import type { TrambahnDeal } from "./deal.ts";
import { trambahn } from "./game.ts";

/** Where the hands begin in a deal, after the money; each has six cards (TB-6). */
const FIRST_HAND = 27;

/** What became of the cards of a deal, each named by its index there. */
interface Fate {
  /** What a seat has seen: its own hand, and all that lies in the open. */
  readonly seen: ReadonlySet<number>;
  /** The card of each income, by ply. */
  readonly income: ReadonlyMap<number, number>;
}

/** Follows the cards through moves that come before the first reshuffle. */
function follow(seat: Seat, deal: TrambahnDeal, moves: readonly string[]): Fate {
  const position = trambahn.start(OPTIONS, deal);
  const drawn = (first: number, size: number) => Array.from({ length: size }, (_, i) => first + i);
  const hands = [drawn(FIRST_HAND, 6), drawn(FIRST_HAND + 6, 6)];
  const seen = new Set(hands[seat]);
  const income = new Map<number, number>();
  for (const [ply, move] of moves.entries()) {
    const mover = position.seat;
    const hand = hands[mover]!;
    const card = /^(?:pass|stop|bank) ([a-z]\d*)/.exec(move)?.[1];
    const top = DECK.length - position.pileSize;
    if (!trambahn.play(position, move).ok) throw new Error(move);
    if (card !== undefined) {
      const [index] = hand.splice(
        hand.findIndex((held) => deal.cards[held] === card),
        1,
      );
      if (move.startsWith("bank ")) income.set(ply, index!);
      else seen.add(index!);
    }
    for (const index of drawn(top, DECK.length - position.pileSize - top)) {
      hand.push(index);
      if (mover === seat) seen.add(index);
    }
  }
  return { seen, income };
}

/** The moves of a game before its first reshuffle. */
function movesOf(game: RandomGame): string[] {
  const moves: string[] = [];
  const position = trambahn.start(OPTIONS, dealOf(game));
  playOut(game, (_, move) => moves.push(move));
  return moves.slice(
    0,
    moves.findIndex((move) => !trambahn.play(position, move).ok),
  );
}

test("[TB-23] deals that differ only in what a seat may not see look the same to it", () => {
  let differing = 0;
  const check = (game: RandomGame, seat: Seat, seed: number): void => {
    const deal = dealOf(game);
    const below = randomBelow(seed);
    const all = movesOf(game);
    const moves = all.slice(0, 1 + below(all.length));
    const { seen, income } = follow(seat, deal, moves);
    const hidden = DECK.map((_, index) => index).filter((index) => !seen.has(index));
    const [one, two] = [hidden[below(hidden.length)]!, hidden[below(hidden.length)]!];
    const cards = deal.cards.with(one, deal.cards[two]!).with(two, deal.cards[one]!);
    if (cards[one] !== deal.cards[one]) differing++;

    const first = trambahn.start(OPTIONS, deal);
    const second = trambahn.start(OPTIONS, { ...deal, cards });
    for (const [ply, move] of moves.entries()) {
      expect(trambahn.view(second, seat)).toEqual(trambahn.view(first, seat));
      const banked = income.get(ply);
      const same = banked === undefined ? move : `bank ${cards[banked]}`;
      const mover = first.seat;
      expect(trambahn.redact(same, mover, seat)).toBe(trambahn.redact(move, mover, seat));
      expect([trambahn.play(first, move).ok, trambahn.play(second, same).ok]).toEqual([true, true]);
      expect(second.seat).toBe(first.seat);
    }
    expect(trambahn.view(second, seat)).toEqual(trambahn.view(first, seat));
  };
  fc.assert(fc.property(randomGame, fc.constantFrom(0, 1), fc.nat(), check), { numRuns: 100 });
  expect(differing).toBeGreaterThan(50);
});
