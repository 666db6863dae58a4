import { expect, test } from "vitest";
import { historyLine, type Measures } from "../src/history.ts";

const speeds = { legalGamesPerSecond: 1, completionsPerSecond: 2, placementsPerSecond: 3 };
const matchUp = { players: 2, level: "learner", against: "novice", pairs: 40, winRate: 0.7 };
const MEASURES: Measures = {
  engine: { ...speeds, trambahn: { legalGamesPerSecond: 4 }, cpu: "a cpu", node: "v24.0.0" },
  edge: { bundleGzipBytes: 76_000, rowsWritten: 72, ...{ hibernates: true } },
  bots: { ladders: { "cable-car": [{ ...matchUp, msPerMove: 0.5, ...{ elo: 147 } }] } },
};
const MOMENT = { at: "2030-01-01T00:00:00.000Z", version: "0.1.0", commit: "abcdefg" };

test("a line of the history has speed, size and strength, and nothing else of the measures", () => {
  const line = historyLine(MEASURES, MOMENT);
  expect(line).not.toContain("\n");
  expect(JSON.parse(line)).toEqual({
    at: "2030-01-01T00:00:00.000Z",
    version: "0.1.0",
    commit: "abcdefg",
    cpu: "a cpu",
    node: "v24.0.0",
    speed: {
      legalGamesPerSecond: 1,
      completionsPerSecond: 2,
      placementsPerSecond: 3,
      trambahnGamesPerSecond: 4,
    },
    size: { bundleGzipBytes: 76_000, rowsWritten: 72 },
    strength: [{ game: "cable-car", ...matchUp, msPerMove: 0.5 }],
  });
});

test("a measure that lacks a figure makes no line", () => {
  const empty = {} as unknown as Measures["edge"];
  const measures = { ...MEASURES, edge: empty };
  expect(() => historyLine(measures, MOMENT)).toThrow("bundleGzipBytes");
});
