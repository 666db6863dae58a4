import {
  type CableCarOptions,
  cableCar,
  type Knowledge,
  knowledgeOf,
  type MadeMove,
  type Position,
} from "@endstation/engine";
import { describe, expect, test } from "vitest";
import type { LevelId } from "../brain.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { thinkThrough } from "../think-through.ts";
import { cableCarBrain } from "./brain.ts";

const optionsOf = (input: object): CableCarOptions => {
  const options = cableCar.parseOptions(input);
  if (!options.ok) throw new Error(options.error.message);
  return options.value;
};

const start = (options: CableCarOptions, number: number): Position =>
  cableCar.start(options, numberedDeal(cableCar as never, options, number).deal as never);

const decide = (knowledge: Knowledge<CableCarOptions>, level: LevelId, seed: number): string => {
  const thinking = cableCarBrain.think(knowledge, level, seed);
  if (!thinking.ok) throw new Error(thinking.error.message);
  return thinkThrough(thinking.value).move;
};

/** A game of levels by seat; judged move by move. */
function play(options: CableCarOptions, levels: readonly LevelId[], number: number) {
  const position = start(options, number);
  const moves: MadeMove[] = [];
  for (let seat = cableCar.toMove(position); seat !== null; seat = cableCar.toMove(position)) {
    const knowledge = knowledgeOf(cableCar, options, { position, moves, seat });
    const move = decide(knowledge, levels[seat]!, number * 1000 + moves.length);
    expect(cableCar.play(position, move)).toEqual({ ok: true, value: undefined });
    moves.push({ move, seat });
  }
  return { moves: moves.map(({ move }) => move), scores: cableCar.outcome(position).scores };
}

/** How often the first level is ahead of the second, in pairs of games of two with seats swapped. */
function wins(one: LevelId, other: LevelId, pairs: number): number {
  const options = optionsOf({ players: 2 });
  let won = 0;
  for (let number = 1; number <= pairs; number++) {
    const first = play(options, [one, other], number).scores;
    const second = play(options, [other, one], number).scores;
    won += Number(first[0]! > first[1]!) + Number(second[1]! > second[0]!);
  }
  return won;
}

describe("whole games by the rules, the same again from the same seeds", () => {
  test.each([
    { players: 2, hand: 3 },
    { players: 3, orientation: "free" },
    { players: 4, hand: 2, orientation: "free" },
    { players: 5 },
    { players: 6, hand: 2 },
  ])("%o", (input) => {
    const options = optionsOf(input);
    const mixed: LevelId[] = ["skilled", "casual", "novice", "greedy", "rules", "random"];
    const levels = mixed.slice(0, options.players);
    const { moves } = play(options, levels, 1);
    expect(moves.filter((move) => move !== "draw")).toHaveLength(60);
    expect(play(options, levels, 1).moves).toEqual(moves);
  });
});

test.each(["novice", "learner", "casual", "practised", "skilled", "plain-1000"] as const)(
  "%s plays alike whatever lies in the other hand and in the stack",
  (level) => {
    const options = optionsOf({ players: 2, hand: 2 });
    const position = start(options, 5);
    const moves: MadeMove[] = [];
    while (moves.length < 30) {
      const seat = position.seat;
      const knowledge = knowledgeOf(cableCar, options, { position, moves, seat });
      const move = decide(knowledge, level, moves.length);
      // The other hand and the stack, the other way round.
      const changed = start(options, 5);
      changed.copyFrom(position);
      const hand = options.hand * (1 - seat);
      const places = [hand, hand + 1].map((slot) => changed.hands[slot]!);
      const hidden = [...places, ...changed.stack.subarray(changed.top)].reverse();
      changed.hands.set(hidden.slice(0, options.hand), hand);
      changed.stack.set(hidden.slice(options.hand), changed.top);
      const other = knowledgeOf(cableCar, options, { position: changed, moves, seat });
      expect(decide(other, level, moves.length)).toBe(move);
      expect(cableCar.play(position, move).ok).toBe(true);
      moves.push({ move, seat });
    }
  },
);

describe("strength", () => {
  test.each([
    ["novice", "random", 10, 15],
    ["rules", "random", 10, 17],
    ["random", "greedy", 10, 17],
    ["learner", "novice", 10, 11],
    ["regular", "learner", 10, 12],
    ["casual", "regular", 10, 13],
    ["practised", "casual", 10, 12],
    ["skilled", "rules", 3, 6],
    ["skilled", "practised", 5, 6],
  ] as const)("%s beats %s", (one, other, pairs, least) => {
    expect(wins(one, other, pairs)).toBeGreaterThanOrEqual(least);
  });
});
