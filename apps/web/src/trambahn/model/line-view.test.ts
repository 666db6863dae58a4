import { expect, test } from "vitest";
import { pick, seated } from "../test/seat.ts";
import { lineViews } from "./line-view.ts";

const LINES = ["pass r7", "stop b2>new", "stop b9>new", "stop r3>new"];

test("a choice is drawn as ghosts where it goes, and sockets stand where it could", () => {
  const { turn } = seated(LINES, ["b10", "c"]);
  pick(turn, "b10");
  const views = lineViews(turn, 0);
  expect(views.map(({ target }) => target)).toEqual(["chosen", "possible", null]);
  expect(views[0]!.picture).toMatchObject({ sign: "Ia", closed: true });
  expect(views[0]!.picture.ghosts).toMatchObject([{ value: 10 }]);
  expect(views[1]!.picture.invites).toBe(true);
});

test("a line that the choice starts is drawn as well", () => {
  const { turn } = seated(LINES, ["b10", "c"]);
  pick(turn, "b10");
  turn.choose("new");
  const last = lineViews(turn, 0).at(-1)!;
  expect(last).toMatchObject({ line: null, number: 4, target: "chosen", was: null });
});

test("a chosen tram stands on its line, and changes what a ride brings", () => {
  const { turn } = seated(LINES, ["b10", "c"]);
  turn.chooseTram("horse");
  turn.choose(2);
  expect(lineViews(turn, 0)[1]).toMatchObject({
    picture: { tram: { kind: "horse", ghost: true } },
    worth: 4,
    was: 0,
    target: "chosen",
  });
});

test("with nothing chosen a line invites what the hand holds for it", () => {
  const { turn } = seated(LINES, ["b10", "b1"]);
  expect(lineViews(turn, 0).map(({ picture }) => picture.invites)).toEqual([true, true, false]);
});
