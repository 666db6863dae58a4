// @vitest-environment jsdom
import { beforeEach, expect, test } from "vitest";
import { need, speak, t } from "../i18n/language.ts";
import { said, sayable } from "./said.ts";

beforeEach(() => Promise.all([speak("en"), need()]));

const step = {
  title: "",
  text: "",
  ask: "",
  done: "{points}.",
  says: { other: "{fault} Another rule.", plain: "No." },
};

test("room is kept for all that a step can say, whatever its figures", () => {
  const room = sayable(step);
  expect(room).toHaveLength(3);
  const longest = (part: string) =>
    Math.max(...room.filter((one) => one.endsWith(part)).map(({ length }) => length));
  for (const fault of Object.keys(t().faults)) {
    const text = said(step, { kind: "wrong", say: "other", figures: { fault } });
    expect(text.length).toBeLessThanOrEqual(longest("Another rule."));
  }
  const done = said(step, { kind: "done", figures: { points: 88 } });
  expect(done.length).toBeLessThanOrEqual(longest("points."));
});
