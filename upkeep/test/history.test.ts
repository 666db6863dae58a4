import { expect, test } from "vitest";
import { type EarlierLine, historyLine, type Line, regressions } from "../src/history.ts";

const speeds = { legalGamesPerSecond: 1, completionsPerSecond: 2, placementsPerSecond: 3 };
const matchUp = { players: 2, level: "learner", against: "novice", pairs: 40, winRate: 0.7 };
const MEASURES = {
  engine: { ...speeds, trambahn: { legalGamesPerSecond: 4 }, cpu: "a cpu", node: "v24.0.0" },
  edge: {
    oneMatch: { movesPerSecond: 700 },
    manyMatches: { movesPerSecond: 1500 },
    botCpuMs: 8.6,
    bundleGzipBytes: 76_000,
    rowsWritten: 72,
    ...{ hibernates: true },
  },
  client: {
    gzipBytes: { tableJs: 60_000, firstVisit: 95_000 },
    home: { lcpMs: 1300, inpMs: 30 },
    table: { lcpMs: 1800, inpMs: 70 },
    tapToGhostMs: 60,
    paceMs: 18,
    ...{ ok: false },
  },
  bots: { ladders: { "cable-car": [{ ...matchUp, msPerMove: 0.5, ...{ elo: 147 } }] } },
};
const MOMENT = { at: "2030-01-01T00:00:00.000Z", version: "0.1.0", commit: "abcdefg" };

test("a line of the history has speed, size and strength, and nothing else of the measures", () => {
  expect(historyLine(MEASURES, MOMENT)).toEqual({
    at: "2030-01-01T00:00:00.000Z",
    version: "0.1.0",
    commit: "abcdefg",
    cpu: "a cpu",
    node: "v24.0.0",
    pace: 18,
    speed: {
      legalGamesPerSecond: 1,
      completionsPerSecond: 2,
      placementsPerSecond: 3,
      trambahnGamesPerSecond: 4,
      movesPerSecond: 700,
      manyMatchesMovesPerSecond: 1500,
    },
    ms: {
      botCpu: 8.6,
      homeLcp: 1300,
      homeInp: 30,
      tableLcp: 1800,
      tableInp: 70,
      tapToGhost: 60,
    },
    size: {
      bundleGzipBytes: 76_000,
      rowsWritten: 72,
      tableJsGzipBytes: 60_000,
      firstVisitGzipBytes: 95_000,
    },
    strength: [{ game: "cable-car", ...matchUp, msPerMove: 0.5 }],
  });
});

test.each([
  ["edge.oneMatch.movesPerSecond", { ...MEASURES, edge: { ...MEASURES.edge, oneMatch: {} } }],
  ["edge.botCpuMs", { ...MEASURES, edge: { ...MEASURES.edge, botCpuMs: undefined } }],
  ["edge.rowsWritten", { ...MEASURES, edge: { ...MEASURES.edge, rowsWritten: null } }],
  ["client.home.lcpMs", { ...MEASURES, client: { ...MEASURES.client, home: undefined } }],
  ["engine.cpu", { ...MEASURES, engine: { ...MEASURES.engine, cpu: undefined } }],
  ["bots.ladders", { ...MEASURES, bots: {} }],
  [
    "bots.ladders.trambahn.0.msPerMove",
    { ...MEASURES, bots: { ladders: { trambahn: [matchUp] } } },
  ],
])("measures that lack a figure make no line, and it is named: %s", (lacking, measures) => {
  expect(() => historyLine(measures, MOMENT)).toThrow(`The measures lack ${lacking}.`);
});

test("a system that does not tell a process's time has a line without it", () => {
  const measures = { ...MEASURES, edge: { ...MEASURES.edge, botCpuMs: null } };
  expect(historyLine(measures, MOMENT).ms).not.toHaveProperty("botCpu");
});

const LINE = historyLine(MEASURES, MOMENT);
const changed = (change: Partial<Line>): Line => ({ ...LINE, ...change });

test.each([
  ["slower by a fifth", { speed: { ...LINE.speed, movesPerSecond: 560 } }, "movesPerSecond: 700"],
  ["a later picture", { ms: { ...LINE.ms, tableLcp: 2200 } }, "tableLcp: 1800"],
  ["more to load", { size: { ...LINE.size, tableJsGzipBytes: 62_000 } }, "now 62000"],
  [
    "more to load, on a slower machine",
    { size: { ...LINE.size, rowsWritten: 80 }, pace: 40 },
    "80",
  ],
])("a regression is told: %s", (_, change, told) => {
  expect(regressions(changed(change), [LINE])).toEqual([expect.stringContaining(told)]);
});

test.each<[string, Partial<Line>, readonly EarlierLine[]]>([
  ["what is as it was", {}, [LINE]],
  ["noise", { speed: { ...LINE.speed, movesPerSecond: 650 } }, [LINE]],
  ["what is better", { ms: { ...LINE.ms, tableLcp: 900 } }, [LINE]],
  ["another processor", { speed: { ...LINE.speed, movesPerSecond: 1 }, cpu: "another" }, [LINE]],
  ["a slower machine", { ms: { ...LINE.ms, tableLcp: 4000 }, pace: 40 }, [LINE]],
  ["what was made good again", {}, [LINE, changed({ ms: { ...LINE.ms, tableLcp: 5000 } })]],
  [
    "what was not yet measured",
    {},
    [{ commit: "1234567", cpu: LINE.cpu, node: LINE.node, pace: LINE.pace, ms: {} }],
  ],
  ["a first line", {}, []],
])("no regression is told: %s", (_, change, earlier) => {
  expect(regressions(changed(change), earlier)).toEqual([]);
});
