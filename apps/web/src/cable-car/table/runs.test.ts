import { EMPTY_TABLE } from "@endstation/match";
import { expect, test } from "vitest";
import fixtures from "../../../../../packages/engine/fixtures/cable-car.ndjson?raw";
import { openPosition } from "../model/open.ts";
import { readBoard } from "../model/read.ts";
import { story } from "../model/story.ts";
import { runsSince } from "./runs.ts";

interface Fixture {
  readonly options: { readonly players: number; readonly companies?: boolean };
  readonly moves: readonly string[];
}

const [game] = fixtures
  .trim()
  .split("\n")
  .map((line) => JSON.parse(line) as Fixture)
  .filter(({ options }) => !options.companies);

/** A recorded game after its first moves, as its events and lines. */
function after(moves: number) {
  const table = {
    ...EMPTY_TABLE,
    game: "cable-car" as const,
    options: game!.options,
    moves: game!.moves.slice(0, moves).map((move) => ({ move, at: 0 })),
  };
  return {
    events: story(openPosition(table, null)),
    lines: readBoard(openPosition(table, null), null).lines,
  };
}
const whole = after(game!.moves.length);
const closing = whole.events.filter((event) => event.type === "laying" && event.closed.length > 0);

test("after each move exactly the cars whose lines it closed run, over all of their tiles", () => {
  expect(closing.length).toBeGreaterThan(3);
  for (const event of closing.slice(0, 4)) {
    const { events, lines } = after(event.ply + 1);
    const runs = runsSince(events.length - 1, events, lines);
    expect(runs.map(({ line }) => line)).toEqual(event.type === "laying" && event.closed);
    for (const { line, passes } of runs) {
      expect(passes).toEqual(lines.find(({ station }) => station === line.station)!.passes);
    }
  }
});

test("of moves that have piled up only the last is shown", () => {
  const [first, second] = closing;
  const { events, lines } = after(second!.ply + 1);
  const stations = runsSince(0, events, lines).map(({ line }) => line.station);
  expect(stations).toEqual(second!.type === "laying" && second!.closed.map((one) => one.station));
  expect(first!.ply).toBeLessThan(second!.ply);
});

test("nothing runs when nothing was done, or a move was taken back", () => {
  const { events, lines } = after(closing[0]!.ply + 1);
  expect(runsSince(events.length, events, lines)).toEqual([]);
  expect(runsSince(events.length + 1, events, lines)).toEqual([]);
});
