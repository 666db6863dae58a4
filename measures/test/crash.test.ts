import { expect, test } from "vitest";
import { crash } from "../src/load/crashes.ts";
import { isFull } from "./size.ts";

const crowd = { playing: 16, renaming: 16, cutEvery: 40 };
const sound = isFull ? { rounds: 30, acknowledged: 20_000 } : { rounds: 3, acknowledged: 1_500 };
const control = isFull ? { rounds: 4, acknowledged: 2_000 } : { rounds: 2, acknowledged: 800 };

test(`${sound.rounds} SIGKILLs lose, double and leave out nothing that was acknowledged`, async () => {
  const report = await crash("shipped", { ...sound, crowd });
  expect(report.acknowledged).toBeGreaterThanOrEqual(sound.acknowledged);
  expect(report).toMatchObject({ lost: 0, doubled: 0, gaps: 0 });
  expect(report).toMatchObject({ refused: 0, rolledBack: 0, unanswered: 0 });
});

test("control: a match that answers before it writes loses what it acknowledged", async () => {
  expect((await crash("answerBeforeWrite", { ...control, crowd })).lost).toBeGreaterThan(0);
});

test("control: a match that knows no command's id does some of them twice", async () => {
  expect((await crash("noDedupe", { ...control, crowd })).doubled).toBeGreaterThan(0);
});
