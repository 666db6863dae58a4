// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { GAME_ENTRIES, optionsFor } from "../games.ts";
import { keptHere } from "../net/storage.ts";
import { keepChoice, lastChoice } from "./last-choice.ts";

const KEY = "endstation.choice";
const [first, second] = GAME_ENTRIES;

afterEach(() => {
  vi.unstubAllGlobals();
  keptHere.delete(KEY);
});

test.each<[string, unknown]>([
  ["nothing", null],
  ["a text", "here"],
  ["a list", [1]],
  ["what another build had", { where: "moon", kind: 63, options: "many" }],
])("%s is as if nothing had been chosen", (_, kept) => {
  keptHere.set(KEY, kept);
  const { where, entry, options } = lastChoice();
  expect([where, entry]).toEqual(["online", first]);
  expect(optionsFor(entry, options)).toEqual(optionsFor(first!, {}));
});

test.each<[string, unknown, object]>([
  ["a text", "many", {}],
  ["a list", [2, 3], {}],
  ["values of other kinds", { players: 4, hand: null, free: [1], more: {} }, { players: 4 }],
])("of kept options that are %s only what can be one is taken", (_, options, taken) => {
  keptHere.set(KEY, { options });
  expect(lastChoice().options).toEqual(taken);
});

test("place, game and options are kept each for itself", () => {
  keepChoice({ where: "here" });
  keepChoice({ kind: second!.kind });
  keepChoice({ options: { players: 4 } });
  expect(lastChoice()).toEqual({ where: "here", entry: second, options: { players: 4 } });
  expect(localStorage.getItem(KEY)).not.toBeNull();
});

test("where the browser keeps nothing, a choice holds as long as the page lives", () => {
  vi.stubGlobal("localStorage", undefined);
  keepChoice({ where: "here" });
  expect(lastChoice().where).toBe("here");
});
