import { gameOf } from "@endstation/engine";
import { expect, test } from "vitest";
import { digestOf } from "./digest.ts";
import type { MatchUp } from "./match-up.ts";
import { playPair } from "./play.ts";
import { makeResult, parseResults } from "./results.ts";
import { resultOf } from "./tally.ts";
import { playTimedPair } from "./timed.ts";

/** Both play the same by other names, where a game has no brain of its own: the tests' tiny one. */
const equals = (players: number): MatchUp => ({
  game: "tiny" as MatchUp["game"],
  options: { players },
  level: "novice",
  against: "random",
});

test.each([2, 3, 4])("equals among %i win their part of each pair exactly", (players) => {
  for (let pair = 1; pair <= 20; pair++) {
    const played = playPair(equals(players), pair);
    expect(played.scores).toHaveLength(players);
    expect(played.decisions).toEqual([players, players * (players - 1)]);
    expect(resultOf(played)).toBeCloseTo(1 / players, 12);
  }
});

test("a pair is the same whenever it is played, and another one goes another way", () => {
  const options = { players: 2 };
  const matchUp: MatchUp = { game: "trambahn", options, level: "novice", against: "random" };
  expect(gameOf("trambahn").parseOptions(options).ok).toBe(true);
  expect(playPair(matchUp, 3)).toEqual(playPair(matchUp, 3));
  expect(playPair(matchUp, 4).moves).not.toBe(playPair(matchUp, 3).moves);
});

test("the time of the level and of the others is told apart", () => {
  let now = 0;
  const { ms, decisions } = playTimedPair(equals(3), 1, () => now++);
  expect(ms).toEqual(decisions);
});

test("results are read as they were written, in the order of their numbers", () => {
  const [one, two] = [1, 2].map((pair) => ({ ...playPair(equals(2), pair), ms: [1, 20] as const }));
  expect(parseResults(`${makeResult(two!)}\n${makeResult(one!)}\n`)).toEqual([one, two]);
});

test("a digest hangs on every move and on their order", () => {
  expect(digestOf([])).toBe("811c9dc5");
  const digests = [["a", "b"], ["b", "a"], ["a"], ["ab"]].map(digestOf);
  expect(new Set(digests).size).toBe(4);
});
