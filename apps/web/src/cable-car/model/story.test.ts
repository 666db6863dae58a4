import { cableCar } from "@endstation/engine";
import type { Table } from "@endstation/match";
import { EMPTY_TABLE } from "@endstation/match";
import { expect, test } from "vitest";
import fixtures from "../../../../../packages/engine/fixtures/cable-car.ndjson?raw";
import { openPosition } from "./open.ts";
import { story } from "./story.ts";

interface Fixture {
  readonly options: { readonly players: number; readonly companies?: boolean };
  readonly moves: readonly string[];
  readonly result: { readonly scores: readonly number[] };
}

const games = fixtures
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Fixture)
  .filter(({ options }) => !options.companies);

const tableOf = (game: Fixture): Table => ({
  ...EMPTY_TABLE,
  game: "cable-car",
  options: game.options,
  moves: game.moves.map((move) => ({ move, at: 0 })),
});

test.each(games.map((game, i) => [i, game] as const))("recorded game %i adds up", (_, game) => {
  const events = story(openPosition(tableOf(game), null));
  const scores = game.result.scores.map(() => 0);
  const layings = events.flatMap((event) => (event.type === "laying" ? [event] : []));
  for (const line of layings.flatMap(({ closed }) => closed)) scores[line.owner]! += line.points;
  expect(scores).toEqual(game.result.scores);
  expect(layings).toHaveLength(60);
  expect(events.map(({ seat }) => seat)).toEqual(events.map((__, i) => i % game.options.players));
  expect(layings.filter(({ drawn }) => drawn)).toHaveLength(
    game.moves.filter((move) => move === "draw").length,
  );
});

test("a tile drawn and not yet laid is no event", () => {
  const [game] = games;
  const firstDraw = game!.moves.indexOf("draw");
  const table = tableOf({ ...game!, moves: game!.moves.slice(0, firstDraw + 1) });
  const position = openPosition(table, null);
  expect(cableCar.toMove(position)).toBe(firstDraw % game!.options.players);
  expect(story(position)).toHaveLength(firstDraw);
});

test("a table that contradicts the rules is not opened", () => {
  const table = { ...tableOf(games[0]!), moves: [{ move: "aaaa@c3", at: 0 }] };
  expect(() => openPosition(table, null)).toThrow();
});
