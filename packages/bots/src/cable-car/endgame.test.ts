import {
  cableCar,
  DRAW,
  type Kind,
  knowledgeOf,
  MAX_MOVES,
  type MadeMove,
  type Position,
  parseMove,
  UNKNOWN,
  unseenKinds,
} from "@endstation/engine";
import { expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { Endgame, endingsOf } from "./endgame.ts";
import { marginOf } from "./worth.ts";

const without = <T>(list: readonly T[], index: number): T[] => list.filter((_, at) => at !== index);
const sum = (list: readonly number[]): number => list.reduce((one, other) => one + other, 0);
const meanOf = (rows: readonly number[][]): number[] =>
  rows[0]!.map((_, at) => sum(rows.map((row) => row[at]!)) / rows.length);

const movesOf = (position: Position): number[] => {
  const moves = new Uint16Array(MAX_MOVES);
  return [...moves.subarray(0, position.legalMoves(moves))];
};

function resultOf<T>(steps: Generator<void, T>): T {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Expected margins by seat after a move, by playing it with each tile that may come to the top. */
function after(position: Position, move: number, stack: readonly Kind[]): number[] {
  const shows = stack.length > 0 && (move === DRAW || !position.pending);
  const tops = shows ? stack.map((kind, at) => ({ kind, rest: without(stack, at) })) : [null];
  return meanOf(
    tops.map((top) => {
      if (top !== null) position.stack[position.top] = top.kind;
      position.play(move);
      const margins = expected(position, top === null ? stack : top.rest);
      position.undo();
      return margins;
    }),
  );
}

/** Expected margins by seat if all hands lie open and each seat does its best. */
function expected(position: Position, stack: readonly Kind[]): number[] {
  if (position.over) {
    const { scores } = cableCar.outcome(position);
    return scores.map((_, seat) => marginOf(scores, seat, scores.length));
  }
  const { seat } = position;
  const results = movesOf(position).map((move) => after(position, move, stack));
  return results.reduce((one, other) => (other[seat]! > one[seat]! ? other : one));
}

/** The mean over every way to deal unseen tiles to the hands that are not known. */
function overDeals(
  position: Position,
  unseen: readonly Kind[],
  worth: (stack: Kind[]) => number,
): number {
  const slot = position.hands.indexOf(UNKNOWN);
  if (slot < 0) return worth([...unseen]);
  const worths = unseen.map((kind, at) => {
    position.hands[slot] = kind;
    const mean = overDeals(position, without(unseen, at), worth);
    position.hands[slot] = UNKNOWN;
    return mean;
  });
  return sum(worths) / worths.length;
}

function worthOf(position: Position, move: number, unseen: readonly Kind[]): number {
  const { seat } = position;
  if (move !== DRAW) {
    return overDeals(position, unseen, (stack) => after(position, move, stack)[seat]!);
  }
  const drawn = unseen.map((kind, at) => {
    position.stack[position.top] = kind;
    position.play(DRAW);
    const worths = movesOf(position).map((laid) => worthOf(position, laid, without(unseen, at)));
    position.undo();
    return Math.max(...worths);
  });
  return sum(drawn) / drawn.length;
}

test.each([
  { players: 2, tiles: 4 },
  { players: 2, tiles: 3, hand: 2 },
  { players: 2, tiles: 3, orientation: "free" },
  { players: 3, tiles: 4 },
])("an end of a game is worth what playing it out in all ways gives: %o", (input) => {
  const { tiles, ...given } = input;
  const options = cableCar.parseOptions(given);
  if (!options.ok) throw new Error(options.error.message);
  for (let number = 1; number <= 4; number++) {
    const { deal } = numberedDeal(cableCar as never, options.value, number);
    const position = cableCar.start(options.value, deal as never);
    const moves: MadeMove[] = [];
    const chance = new Chance(number);
    while (position.network.laid < 60 - tiles) {
      const legal = movesOf(position).filter((move) => move !== DRAW);
      const move = cableCar.legalMoves(position)[chance.below(legal.length)]!;
      moves.push({ move, seat: position.seat });
      expect(cableCar.play(position, move).ok).toBe(true);
    }
    // Every other game waits with a drawn tile, where the stack still has one.
    if (number % 2 === 1 && position.stackSize > 0) {
      moves.push({ move: "draw", seat: position.seat });
      expect(cableCar.play(position, "draw").ok).toBe(true);
    }
    const knowledge = knowledgeOf(cableCar, options.value, {
      position,
      moves,
      seat: position.seat,
    });
    const known = cableCar.known(knowledge);
    if (!known.ok) throw new Error(known.error.message);
    const unseen = unseenKinds(known.value).flatMap((count, kind) => Array<Kind>(count).fill(kind));
    const before = known.value.network.laid;
    expect(endingsOf(known.value)).toBeLessThan(1e7);
    const endgame = new Endgame(known.value);
    for (const text of cableCar.legalMoves(known.value)) {
      const move = parseMove(text);
      if (!move.ok) throw new Error(move.error.message);
      const worth = resultOf(endgame.worthOf(move.value));
      expect(worth).toBeCloseTo(worthOf(known.value, move.value, unseen), 9);
    }
    expect(known.value.network.laid).toBe(before);
  }
});
