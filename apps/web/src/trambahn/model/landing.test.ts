import { expect, test } from "vitest";
import { landingsSince } from "./landing.ts";
import { story } from "./story.ts";

const MOVES = ["pass r7", "stop b2>new", "stop b5>1", "stop r3>new", "bank ?", "bank ?"];
const landed = (before: number, after: number) =>
  landingsSince(before, story(MOVES.slice(0, after))).map(({ at, count }) => ({ ...at, count }));

test.each<[string, number, number, object[]]>([
  ["a passenger stands at its terminus", 0, 1, [{ kind: "terminus", colour: "red", count: 1 }]],
  ["a stop lies on its line", 1, 2, [{ kind: "line", line: 1, count: 1 }]],
  ["of a deed that goes on only what is new has come", 2, 3, [{ kind: "line", line: 1, count: 1 }]],
  ["two stops of one command come together", 1, 3, [{ kind: "line", line: 1, count: 2 }]],
  ["money goes to the money", 4, 6, [{ kind: "money", count: 2 }]],
  ["nothing comes where nothing was done", 3, 3, []],
  ["nothing comes when something is taken back", 5, 3, []],
  ["of a game that catches up only the last is shown", 0, 4, [{ kind: "line", line: 2, count: 1 }]],
])("%s", (_, before, after, expected) => {
  expect(landed(before, after)).toEqual(expected);
});
