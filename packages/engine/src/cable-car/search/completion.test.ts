import { expect, test } from "vitest";
import { randomBelow, startOf } from "../../../test/random.ts";
import { TILE_CELLS } from "../board.ts";
import { Network } from "../network.ts";
import type { CableCarOptions } from "../options.ts";
import { NO_TILE } from "../piece.ts";
import { MAX_MOVES, type Position } from "../position.ts";
import { TILES } from "../tiles.ts";
import { Completion } from "./completion.ts";
import { tilesLeft } from "./tiles-left.ts";

const FREE = 3;
const ROUNDS = 20_000;

/** A random game until few cells are free. */
function late(options: CableCarOptions, seed: number): Position {
  const position = startOf({ options, seed });
  const below = randomBelow(seed);
  const moves = new Uint16Array(MAX_MOVES);
  while (position.network.laid < TILES.length - FREE) {
    position.play(moves[below(position.legalMoves(moves))]!);
  }
  return position;
}

/** How likely which points are, by the network: each way to fill the board is as likely. */
function shares({ network, options }: Position): Map<string, number> {
  const full = new Network(network.layout);
  full.copyFrom(network);
  const turns = options.orientation === "free" ? [0, 1, 2, 3] : [0];
  const ends: string[] = [];
  const fill = (kinds: readonly number[], [cell, ...cells]: readonly number[]): void => {
    if (cell === undefined) {
      ends.push(String(full.points));
      return;
    }
    for (const [at, kind] of kinds.entries()) {
      for (const turn of turns) {
        full.lay(kind * 4 + turn, cell);
        fill(kinds.toSpliced(at, 1), cells);
        full.takeBack();
      }
    }
  };
  fill(
    tilesLeft(network),
    TILE_CELLS.filter((cell) => network.tiles[cell] === NO_TILE),
  );
  const result = new Map<string, number>();
  for (const end of ends) result.set(end, (result.get(end) ?? 0) + 1 / ends.length);
  return result;
}

const TABLES: readonly CableCarOptions[] = [
  { players: 2, hand: 1, orientation: "fixed", companies: false },
  { players: 5, hand: 2, orientation: "free", companies: false },
  { players: 3, hand: 1, orientation: "fixed", companies: true, exchange: "open" },
  { players: 4, hand: 1, orientation: "free", companies: true, exchange: "open-or-pile" },
];

test.each(TABLES)(
  "completions come to all ends that there are, each as often as it should, %o",
  (options) => {
    const completion = new Completion();
    for (let seed = 1; seed <= 12; seed++) {
      const position = late(options, seed);
      const { network } = position;
      completion.start(network, options.orientation);
      const counts = new Map<string, number>();
      for (let round = 0; round < ROUNDS; round++) {
        completion.next();
        const points = new Int32Array(network.layout.ownerCount);
        completion.addPoints(points);
        counts.set(String(points), (counts.get(String(points)) ?? 0) + 1);
      }
      const expected = shares(position);
      expect([...counts.keys()].sort()).toEqual([...expected.keys()].sort());
      for (const [end, share] of expected) {
        const off = Math.abs(counts.get(end)! - ROUNDS * share);
        // Five standard deviations; the state goes on from the same one, so it is always the same.
        expect(off).toBeLessThanOrEqual(5 * Math.sqrt(ROUNDS * share * (1 - share)));
      }
    }
  },
);
