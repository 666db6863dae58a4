import { expect, test } from "vitest";
import { seated } from "../test/seat.ts";
import { progress } from "./progress.ts";

test("a phase that was passed over stays hollow, and what is open can be looked at", () => {
  const moves = ["pass r7", "bank b9"];
  const { turn } = seated(moves, ["b2", "b5", "b10", "c"]);
  expect(progress(turn, moves)).toEqual([
    { verb: "pass", state: "done", count: 1, open: false },
    { verb: "stop", state: "skipped", count: 0, open: false },
    { verb: "bank", state: "now", count: 1, open: false },
    { verb: "buy", state: "later", count: 0, open: false },
    { verb: "end", state: "later", count: 0, open: true },
  ]);
});
