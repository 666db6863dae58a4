import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readResults } from "../scripts/result-files.ts";
import { estimateOf, LADDERS, makePage, playPair, tallyOf } from "../src/arena/index.ts";
import { PLAYED, sampleOf } from "./results.ts";

// Where a bot has changed on purpose its results are out of date: delete their files, play them
// again (scripts/tournament.ts) and write the page anew (scripts/ladder.ts).

const replayed = PLAYED.map((played) => ({ ...played, sample: sampleOf(played.pairs, 1000) }));

test.each(replayed.filter(({ sample }) => sample.length > 0))(
  "the kept results of $name are played again move by move",
  ({ matchUp, sample }) => {
    // The first few: the gate replays more.
    for (const { ms: _, ...pair } of sample.slice(0, 3)) {
      expect(playPair(matchUp, pair.pair)).toEqual(pair);
    }
  },
);

test.each([
  ["random", "greedy", 0.95],
  ["rules", "random", 0.94],
  ["plain-1000", "rules", 0.98],
])("the yardsticks are what they should be: %s wins against %s", (level, against, least) => {
  const ofTwo = PLAYED.filter(({ matchUp: { game, options } }) => {
    return game === "cable-car" && options.players === 2 && !("exchange" in options);
  });
  const kept = ofTwo.find(({ matchUp }) => matchUp.level === level && matchUp.against === against);
  expect(estimateOf(tallyOf(kept!.pairs), 2).rate).toBeGreaterThanOrEqual(least);
});

test("the page about strength is the one that the results make", () => {
  const page = readFileSync(new URL("../../../docs/strength.md", import.meta.url), "utf8");
  expect(page).toBe(makePage(LADDERS, readResults));
});
