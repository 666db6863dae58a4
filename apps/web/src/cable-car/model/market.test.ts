import {
  COMPANIES,
  type CompanyStanding,
  cableCar,
  type ExchangeState,
  PERCENTAGES,
} from "@endstation/engine";
import { EMPTY_TABLE } from "@endstation/match";
import { describe, expect, test } from "vitest";
import fixtures from "../../../../../packages/engine/fixtures/cable-car.ndjson?raw";
import { byPoints, marketColumns, nearEnd, reachers, seenOf } from "./market.ts";
import { openPosition } from "./open.ts";
import { story } from "./story.ts";

const standing = (company: number, points: number): CompanyStanding => ({
  company: COMPANIES[company]!,
  points,
  value: 1,
});

test("the companies stand by points, equal ones in their order", () => {
  const sorted = byPoints([standing(0, 2), standing(1, 9), standing(2, 2)]);
  expect(sorted.map(({ company }) => company)).toEqual(["blue", "yellow", "orange"]);
});

test("only a company that a tile brings there is said to reach the limit", () => {
  const now = [standing(0, 30), standing(1, 22), standing(2, 22)];
  const ahead = [standing(0, 30), standing(1, 29), standing(2, 24)];
  expect(reachers(now, ahead, 25)).toEqual([ahead[1]]);
});

describe("that the exchange closes soon is said", () => {
  const state: ExchangeState = {
    open: true,
    closedBy: null,
    closedAt: null,
    bestPoints: 0,
    pointsLeft: 25,
    idleTurns: 0,
    idleTurnsLeft: 12,
  };
  test.each<[string, Partial<ExchangeState>, ReturnType<typeof nearEnd>]>([
    ["not at the start", {}, null],
    ["not with six points left", { pointsLeft: 6 }, null],
    ["with five points left", { pointsLeft: 5 }, "points"],
    ["not before a whole round without a tile", { idleTurnsLeft: 9 }, null],
    ["after a round without a tile", { idleTurnsLeft: 8 }, "turns"],
    ["not when it is closed", { open: false, pointsLeft: 0, idleTurnsLeft: 0 }, null],
  ])("%s", (_, change, near) => {
    expect(nearEnd({ ...state, ...change }, 4)).toBe(near);
  });
});

test("shares that were not seen are left out", () => {
  const shares = [
    { percentage: 10, company: null },
    { percentage: 20, company: "red" },
  ] as const;
  expect(seenOf(shares)).toEqual([shares[1]]);
});

interface Fixture {
  readonly options: { readonly players: number; readonly companies?: boolean };
  readonly deal: unknown;
  readonly moves: readonly string[];
  readonly result: { readonly scores: readonly number[] };
}

const games = fixtures
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Fixture)
  .filter(({ options }) => options.companies);

describe.each(games.slice(0, 6).map((game, i) => [i, game] as const))("game %i", (_, game) => {
  const options = cableCar.parseOptions(game.options);
  const deal = options.ok ? cableCar.parseDeal(options.value, game.deal) : options;
  if (!options.ok || !deal.ok) throw new Error("The fixture is not a game.");
  const position = cableCar.start(options.value, deal.value);
  for (const move of game.moves.slice(0, 20)) cableCar.play(position, move);
  const table = {
    ...EMPTY_TABLE,
    game: "cable-car" as const,
    options: options.value,
    moves: game.moves.slice(0, 20).map((move) => ({ move, at: 0 })),
    view: cableCar.view(position, 0),
  };

  test("shows a market of four columns whose open shares count", () => {
    const columns = marketColumns(openPosition(table, 0));
    expect(columns.map(({ percentage }) => percentage)).toEqual([...PERCENTAGES]);
    for (const { open, counts, percentage } of columns) {
      expect(open).not.toBeNull();
      expect(counts).toBeGreaterThanOrEqual(percentage / 10);
    }
  });

  test("is told turn by turn, exchanges among them", () => {
    const told = story(openPosition(table, 0));
    const exchanges = told.filter(({ type }) => type === "exchange");
    expect(exchanges).toHaveLength(
      table.moves.filter(({ move }) => move.startsWith("swap")).length,
    );
    for (const event of told) {
      if (event.type !== "exchange") continue;
      expect(`swap ${event.percentage} ${event.source}`).toBe(game.moves[event.ply]);
      // What lay open was seen by all; what another drew from the pile was not.
      if (event.source === "open") expect(event.taken).not.toBeNull();
      if (event.seat === 0) expect(event.given).not.toBeNull();
    }
  });
});
