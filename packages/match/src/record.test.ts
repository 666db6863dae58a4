import { checkRecord } from "@endstation/engine";
import { expect, test } from "vitest";
import { Lab } from "../test/lab.ts";
import { positionAfter } from "./position.ts";
import { recordOf } from "./record.ts";

test("before the end there is no record", () => {
  const lab = new Lab();
  expect(recordOf(lab.match)).toMatchObject({ ok: false, error: { code: "not-started" } });
  lab.begin(2).playOn(1, 30);
  expect(recordOf(lab.match)).toMatchObject({ ok: false, error: { code: "not-over" } });
});

test.each([
  [2, 1, "fixed"],
  [3, 2, "free"],
  [4, 3, "fixed"],
  [6, 1, "free"],
])("a game of %i with %i in hand, %s, is a record that replays", (players, hand, orientation) => {
  const lab = new Lab({ players, hand, orientation }).begin(players).playOn(players * 3);
  const record = recordOf(lab.match);
  if (!record.ok) throw new Error(record.error.message);
  const text = JSON.parse(JSON.stringify(record.value));
  const { game } = lab.match;
  expect(checkRecord(text, { verify: true })).toMatchObject({
    ok: true,
    value: { finished: true, outcome: game.outcome(positionAfter(lab.match)) },
  });
});
