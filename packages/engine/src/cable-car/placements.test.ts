import fc from "fast-check";
import { expect, test } from "vitest";
import { after } from "../../test/positions.ts";
import { playOut, randomGame } from "../../test/random.ts";
import { TILE_CELLS } from "./board.ts";
import { placementFault } from "./judge.ts";
import { placements } from "./placements.ts";
import { DISTINCT_TURNS, KINDS, parseKind } from "./tiles.ts";

test("a tile's open cells come with the turns that are legal there", () => {
  const open = placements(after("", { orientation: "free" }), parseKind("dacc")!);
  expect(open.find(({ cell }) => cell === 2)).toEqual({ cell: 2, turns: [1, 2, 3] });
  // In a corner each turn of this tile breaks CC-15.
  expect(open).toHaveLength(24);
});

test("a cell and turn is open if and only if nothing is wrong with it", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      playOut(game, (position) => {
        const kind = position.ply % KINDS.length;
        const open = new Map(placements(position, kind).map(({ cell, turns }) => [cell, turns]));
        for (const cell of TILE_CELLS) {
          const good = [0, 1, 2, 3]
            .slice(0, DISTINCT_TURNS[kind])
            .filter((turn) => placementFault(position, { kind, turn, cell }) === null);
          expect(open.get(cell) ?? []).toEqual(good);
        }
      });
    }),
    { numRuns: 5 },
  );
});
