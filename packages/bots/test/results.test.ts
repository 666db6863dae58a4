import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readResults } from "../scripts/result-files.ts";
import { LADDERS, makePage, playPair } from "../src/arena/index.ts";
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

test("the page about strength is the one that the results make", () => {
  const page = readFileSync(new URL("../../../docs/strength.md", import.meta.url), "utf8");
  expect(page).toBe(makePage(LADDERS, readResults));
});
