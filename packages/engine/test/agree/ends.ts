import { expect } from "vitest";
import {
  FollowedCompletion,
  KINDS,
  makeMove,
  type Position,
  packMove,
  RandomGame,
} from "../../src/index.ts";
import type { PlainGame } from "../plain.ts";
import { randomBelow } from "../random.ts";

const game = new RandomGame();
const completion = new FollowedCompletion();

/** A followed completion of a position scores by the plain rules what the engine says. */
export function agreeOnCompletion(position: Position, plain: PlainGame, seed: number): void {
  const { network, options } = position;
  completion.start(network, options.orientation);
  completion.next({ below: randomBelow(seed) });
  const { gaps, geometries, points } = completion;
  afterwards(plain, () => {
    for (let gap = 0; gap < gaps.size; gap++) {
      // As printed, the kind of that number lies like that.
      const move = packMove({ kind: geometries[gap]!, turn: 0, cell: gaps.cells[gap]! });
      plain.lay(makeMove(move));
    }
    expect([...points.subarray(0, network.layout.ownerCount)]).toEqual(plain.earned());
  });
}

/** A random game from a position on is legal by the plain rules, and scores the same. */
export function agreeOnRandomGame(position: Position, plain: PlainGame, state: number): void {
  const { network, options } = position;
  game.start(network, options.orientation);
  game.state = state;
  const points = new Int32Array(network.layout.ownerCount);
  game.play(points);
  afterwards(plain, () => {
    for (const move of game.moves()) {
      expect(plain.placements(KINDS[move >> 8]!)).toContain(makeMove(move));
      plain.lay(makeMove(move));
    }
    expect([...points]).toEqual(plain.earned());
  });
}

/** Looks at what would be, and takes the tiles away again. */
function afterwards(plain: PlainGame, look: () => void): void {
  const before = [...plain.laid];
  look();
  plain.laid.clear();
  for (const [cell, tile] of before) plain.laid.set(cell, tile);
}
