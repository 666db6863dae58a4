import { expect, test } from "vitest";
import { playPair } from "../src/arena/index.ts";
import { PLAYED, sampleOf } from "./results.ts";

const BUDGET = 2_000;

test.each(PLAYED)("a larger sample of $name is played again move by move", ({ matchUp, pairs }) => {
  // One at least, however long it takes.
  const sample = sampleOf(pairs, BUDGET);
  for (const { ms: _, ...pair } of sample.length > 0 ? sample : pairs.slice(0, 1)) {
    expect(playPair(matchUp, pair.pair)).toEqual(pair);
  }
});
