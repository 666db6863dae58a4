import { expect, test } from "vitest";
import { Lab } from "../test/lab.ts";
import type { EventBody } from "./event.ts";
import { rebuild } from "./match.ts";

test("a log with an event of a later build makes no match, rather than another one", () => {
  const { match } = new Lab().begin(2);
  const body = { type: "castled" } as unknown as EventBody;
  const later = { seq: match.log.length + 1, at: 0, command: null, body };
  expect(rebuild(match.id, match.log)).toEqual(match);
  expect(() => rebuild(match.id, [...match.log, later])).toThrow('no event "castled"');
});

test("a match by a later version of the rules is not judged by an earlier one", () => {
  const { match } = new Lab().begin(2);
  const [created, ...rest] = match.log;
  const body = { ...created!.body, rules: match.game.rulesVersion + 1 } as EventBody;
  expect(() => rebuild(match.id, [{ ...created!, body }, ...rest])).toThrow(
    `version ${match.game.rulesVersion + 1}`,
  );
});
