import fc from "fast-check";
import { expect, test } from "vitest";
import { blind, layAll, midGame } from "../../../test/mid-game.ts";
import { after } from "../../../test/positions.ts";
import { makeMove } from "../move.ts";
import { MAX_MOVES } from "../position.ts";
import { COPIES } from "../tiles.ts";
import { RandomGame } from "./random-game.ts";

test("random games are legal from any position on, and score what its network says", () => {
  const game = new RandomGame();
  fc.assert(
    fc.property(midGame, ({ position, seed }) => {
      game.start(position.network, position.options.orientation);
      game.state = seed;
      for (let round = 0; round < 3; round++) {
        const points = new Int32Array(position.network.layout.ownerCount);
        game.play(points);
        const played = blind(position);
        layAll(played, game.moves());
        expect(played.over).toBe(true);
        expect([...points]).toEqual([...played.network.points]);
      }
    }),
    { numRuns: 200 },
  );
});

test("a random game is the same again from the same state", () => {
  const play = (state: number): string[] => {
    const game = new RandomGame();
    game.start(after("").network, "free");
    game.state = state;
    game.play(new Int32Array(2));
    return game.moves().map(makeMove);
  };
  expect(play(1)).toEqual(play(1));
  expect(play(1)).not.toEqual(play(2));
});

test("each tile comes next as often as there are of it, on each legal cell alike", () => {
  const position = after("aaaa@b1 aaaa@b2");
  const legal = position.legalMoves(new Uint16Array(MAX_MOVES)) - 1;
  const left = COPIES.map((copies, kind) => (kind === 0 ? copies - 2 : copies));
  const rounds = 58_000;
  const game = new RandomGame();
  game.start(position.network, "fixed");
  const counts = new Map<number, number>();
  for (let round = 0; round < rounds; round++) {
    game.play(new Int32Array(2));
    const move = game.moves()[0]!;
    counts.set(move, (counts.get(move) ?? 0) + 1);
  }
  expect(counts.size).toBe(legal);
  for (const [kind, copies] of left.entries()) {
    const cells = [...counts].filter(([move]) => move >> 8 === kind);
    const expected = (rounds * copies) / 58 / cells.length;
    for (const [move, count] of cells) {
      // Five standard deviations: once in a million counts, and the state is always the same.
      const far = Math.abs(count - expected) / Math.sqrt(expected);
      expect([makeMove(move), far < 5]).toEqual([makeMove(move), true]);
    }
  }
});
