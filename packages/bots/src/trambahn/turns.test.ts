import {
  DECK,
  LAST_RIDE,
  makeDeck,
  makeTrambahnMove,
  type TrambahnDeal,
  type TrambahnPosition,
  trambahn,
} from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { assessTurns } from "./assess.ts";
import { Evaluator } from "./evaluator.ts";
import { Planner } from "./planner.ts";
import { LEARNED } from "./weights.ts";

const BREADTH = { passengers: 10, climbs: 4, rounds: 3, turns: 5 };

/** The start of a game with hands of one's choice, the first for the seat that begins. */
function begin(...hands: readonly [string, string]): TrambahnPosition {
  const rest: string[] = [...DECK];
  const [first, other] = hands.map((hand) => {
    const cards = hand.split(" ");
    for (const card of cards) rest.splice(rest.indexOf(card), 1);
    return cards;
  });
  const cards = [...rest.splice(0, 27), ...first!, ...other!, ...rest];
  const deal = { cards, reshuffles: [] } as unknown as TrambahnDeal;
  return trambahn.start({ players: 2 }, deal, makeDeck(new Uint8Array(32)));
}

function playAll(position: TrambahnPosition, moves: string): TrambahnPosition {
  for (const move of moves.split(", ")) {
    expect(trambahn.play(position, move)).toEqual({ ok: true, value: undefined });
  }
  return position;
}

/** A blue line of seat 0 and a red one of seat 1, three blue and three red passengers. */
function crossroads(hand: string): TrambahnPosition {
  const position = begin("b1 b2 b3 b4 b5 b6", "r1 r2 r3 r4 r5 r6");
  playAll(position, "pass b1, pass b2, stop b3>new, stop b4>1, stop b5>1, buy horse>1, end");
  playAll(position, "pass r1, pass r2, stop r3>new, stop r4>1, stop r5>1, buy horse>1, end");
  for (const [terminus, card] of [6, 17].entries()) position.termini.wait(terminus, card);
  for (let card = 0; card <= 40; card++) {
    while (position.hands.held(0, card) > 0) position.hands.take(0, card);
  }
  for (const code of hand.split(" ")) {
    const card = code === "c" ? 40 : "brgy".indexOf(code[0]!) * 10 + Number(code.slice(1)) - 1;
    position.hands.give(0, card);
  }
  return position;
}

const planned = (position: TrambahnPosition): string[] =>
  new Planner(new Evaluator(LEARNED)).plan(position, BREADTH)[0]!.moves.map(makeTrambahnMove);

describe("one turn is clearly best", () => {
  test("a long run in the first hand becomes a line with a tram", () => {
    const moves = planned(begin("b1 b2 b4 b7 b9 r3", "r1 r2 g4 g5 y6 y7"));
    expect(moves).toContain("buy horse>1");
    expect(moves.filter((move) => move.startsWith("stop b")).length).toBeGreaterThanOrEqual(4);
  });

  test("the next stop goes into the line with a tram", () => {
    const position = playAll(
      begin("b1 b2 b3 r9 g9 y9", "r1 r2 g4 g5 y6 y7"),
      "pass r9, stop b1>new, stop b2>1, bank g9, bank y9, buy horse>1, end, pass r1, end",
    );
    expect(planned(position)).toContain("stop b3>1");
  });

  test("the last ride is taken where it wins", () => {
    const position = crossroads("b7 r7 g2 g4 y2 y4");
    position.sheet.rides = LAST_RIDE - 1;
    expect(planned(position)).toEqual(["pass b7"]);
  });

  test("the last ride is not given to the other", () => {
    const position = crossroads("r7 r8 g2 g4 y2 y4");
    position.sheet.rides = LAST_RIDE - 1;
    const moves = planned(position);
    expect(moves.at(-1)).toBe("end");
    expect(moves.filter((move) => move.startsWith("pass r"))).toEqual([]);
  });
});

test("all turns planned are legal, different, and the best come first", () => {
  const position = crossroads("b7 r7 g2 g4 y2 c");
  const turns = new Planner(new Evaluator(LEARNED)).plan(position, BREADTH);
  expect(turns.length).toBe(5);
  expect(new Set(turns.map(({ moves }) => moves.join())).size).toBe(5);
  expect(turns.map(({ chance }) => chance)).toEqual(
    turns.map(({ chance }) => chance).sort((a, b) => b - a),
  );
  for (const { moves } of turns) {
    const after = position.copy();
    for (const move of moves) {
      expect(trambahn.play(after, makeTrambahnMove(move))).toEqual({ ok: true, value: undefined });
    }
    expect(after.seat).toBe(1);
  }
});

describe("an assessment", () => {
  const RUN = "b1 b2 b4 b7 b9 r3";
  const start = (hand: string): TrambahnPosition => begin(hand, "r1 r2 g4 g5 y6 y7");
  const assess = (played: readonly string[], steps: number, hand = RUN) => {
    const assessing = assessTurns(start(hand), played, 1);
    if (!assessing.ok) throw new Error(assessing.error.message);
    for (let step = 0; step < steps; step++) assessing.value.step();
    return assessing.value.assessment();
  };
  const poor = ["pass b1", "pass b2", "end"];

  test.each([0, 3, 80])("has the played turn among whole turns, after %i steps", (steps) => {
    const { candidates, chances, scores } = assess(poor, steps);
    expect(candidates.map(({ moves }) => moves)).toContainEqual(poor);
    expect(candidates.every(({ moves }) => moves.at(-1) === "end")).toBe(true);
    expect(candidates[0]!.loss).toBe(0);
    for (const { loss, value, standardError } of candidates) {
      expect(loss).toBeCloseTo(candidates[0]!.value - value);
      expect(loss).toBeGreaterThanOrEqual(0);
      expect(standardError).toBeGreaterThanOrEqual(0);
    }
    expect(scores[0]! - scores[1]!).toBeCloseTo(candidates[0]!.value);
    expect(chances[0]! + chances[1]!).toBeCloseTo(1);
  });

  test("finds a turn that throws a good hand away clearly worse", () => {
    const found = assess(poor, 160).candidates.find(({ moves }) => moves.join() === poor.join())!;
    expect(found.loss).toBeGreaterThan(2 * found.standardError);
    expect(found.loss).toBeGreaterThan(4);
  });

  test("completes a turn that was broken off, and refuses one that was not legal", () => {
    const { candidates } = assess(["pass b9"], 0);
    expect(candidates.some(({ moves }) => moves[0] === "pass b9")).toBe(true);
    const refused = assessTurns(start(RUN), ["pass y1"], 1);
    expect(refused.ok ? null : refused.error.code).toBe("passenger-not-held");
  });

  test("takes the moves of a turn in whatever order they were played", () => {
    const scattered = "b1 b8 r10 g10 y10 y8";
    const { candidates } = assess([], 0, scattered);
    const isPair = (moves: readonly string[], at: number): boolean =>
      [moves[at], moves[at + 1]].every((move) => move?.startsWith("bank")) &&
      moves[at] !== moves[at + 1];
    const pairs = candidates.flatMap(({ moves }) =>
      moves.flatMap((_, at) => (isPair(moves, at) ? [{ moves, at }] : [])),
    );
    const { moves, at } = pairs[0]!;
    const played = moves.with(at, moves[at + 1]!).with(at + 1, moves[at]!);
    const again = assess(played, 0, scattered).candidates.map((other) => other.moves);
    expect(again).toContainEqual(played);
    expect(again).not.toContainEqual(moves);
  });
});
