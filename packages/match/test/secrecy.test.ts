import { describe, expect, test } from "vitest";
import { comparePairs } from "./secrecy/compare.ts";
import { KINDS } from "./secrecy/exchange.ts";
import { isFound, isPeekingFound, LEAKS } from "./secrecy/leaks.ts";

// Whole rooms with all that a viewer is sent over sockets and without one. The long form is
// `npm run --silent measure -- secrecy`.

describe.each(KINDS)("%s", (kind) => {
  test("two deals that differ in what a viewer may not see give it the same bytes", async () => {
    let [compared, lines] = [0, 0];
    for (let seed = 1; seed <= 6; seed++) {
      for (const pair of await comparePairs(kind, seed)) {
        expect(pair).toMatchObject({ differed: 0, spectatorDiffered: false, first: null });
        compared += pair.seats;
        lines += pair.lines;
      }
    }
    expect(compared).toBeGreaterThan(15);
    expect(lines).toBeGreaterThan(300);
  });

  test("so they do with a bot at the table, which knows no more than they", async () => {
    let botMoves = 0;
    for (let seed = 1; seed <= 6; seed++) {
      for (const pair of await comparePairs(kind, seed, { hasBot: true })) {
        expect(pair).toMatchObject({ differed: 0, spectatorDiffered: false, first: null });
        botMoves += pair.botMoves;
      }
    }
    expect(botMoves).toBeGreaterThan(30);
  });

  test("a bot that reads the whole position is found", async () => {
    expect(await isPeekingFound(kind)).toBe(true);
  });

  test.each(Object.keys(LEAKS))("%s is found", async (name) => {
    expect(await isFound(LEAKS[name]!, kind)).toBe(true);
  });
});
