import fc from "fast-check";
import { expect, test } from "vitest";
import { after } from "../../test/positions.ts";
import { playOut, randomGame } from "../../test/random.ts";
import { parseCell } from "./board.ts";
import { traceLine } from "./lines.ts";
import { STATIONS } from "./stations.ts";
import { tracks } from "./tracks.ts";

test("each laid tile has four tracks, with the line that runs over each", () => {
  const laid = tracks(after("baac/1@d1 aaaa@d2", { orientation: "free" }));
  expect(laid.map(({ cell, code, turn }) => [cell, code, turn])).toEqual([
    [parseCell("d1"), "baac", 1],
    [parseCell("d2"), "aaaa", 0],
  ]);
  expect(laid[0]!.tracks).toEqual([
    { entry: 0, exit: 3, track: "c", station: 4, closed: false },
    { entry: 1, exit: 2, track: "b", station: null, closed: false },
    { entry: 2, exit: 0, track: "a", station: null, closed: false },
    { entry: 3, exit: 1, track: "a", station: null, closed: false },
  ]);
});

test("a line that has reached its end is marked closed on all its tracks", () => {
  const [b1, b2] = tracks(after("aaaa@b1 dddd@b2"));
  const mine = [...b1!.tracks, ...b2!.tracks].filter(({ station }) => station === 2);
  expect(mine.map(({ closed }) => closed)).toEqual([true, true, true]);
});

test("the tracks of each station are the passes of its line", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      const laid = tracks(playOut(game, () => {})).flatMap((tile) => tile.tracks);
      expect(laid).toHaveLength(240);
      const end = playOut(game, () => {});
      for (const { station } of STATIONS) {
        const passes = traceLine(end, station).passes.length;
        expect(laid.filter((track) => track.station === station)).toHaveLength(passes);
      }
    }),
    { numRuns: 10 },
  );
});
