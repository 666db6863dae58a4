import fc from "fast-check";
import { expect, test } from "vitest";
import { cableCar, MAX_MOVES, type Position } from "../src/index.ts";
import { ruling } from "./positions.ts";
import { type RandomGame, startOf } from "./random.ts";

/** What is played to try the laws. */
interface Play {
  readonly games: fc.Arbitrary<RandomGame>;
  /** Plays a game to its end; `visit` sees each position before its move. */
  playOut(game: RandomGame, visit: (position: Position) => void): Position;
  /** All that the play changes in a position, as data of its own. */
  contents(position: Position): unknown;
}

/** What holds of a position of Cable Car whatever is played: the search stands on it. */
export function testPositionLaws({ games, playOut, contents }: Play): void {
  test("undo restores a position exactly", () => {
    fc.assert(
      fc.property(games, (game) => {
        const before: unknown[] = [];
        const position = playOut(game, (here) => before.push(contents(here)));
        while (position.ply > 0) {
          position.undo();
          expect(contents(position)).toEqual(before.pop());
        }
      }),
      { numRuns: 15 },
    );
  });

  test("a copy is the same position, goes its own way and can be undone to the start", () => {
    fc.assert(
      fc.property(games, (game) => {
        const copy = startOf(game);
        const start = contents(copy);
        playOut(game, (position) => {
          if (position.network.laid !== 30) return;
          const before = contents(position);
          copy.copyFrom(position);
          expect(contents(copy)).toEqual(before);
          while (copy.ply > 0) copy.undo();
          expect(contents(copy)).toEqual(start);
          expect(contents(position)).toEqual(before);
        });
      }),
      { numRuns: 10 },
    );
  });

  test("legal moves stand in ascending order, each once, and each is judged legal", () => {
    fc.assert(
      fc.property(games, (game) => {
        playOut(game, (position) => {
          const moves = new Uint16Array(MAX_MOVES);
          const list = [...moves.subarray(0, position.legalMoves(moves))];
          expect(list).toEqual([...new Set(list)].sort((one, other) => one - other));
          // Tiles stand first, and draws and exchanges last.
          const texts = cableCar.legalMoves(position);
          for (const move of [...texts.slice(0, 3), ...texts.slice(-3)]) {
            expect(ruling(position, move)).toBe("legal");
          }
        });
      }),
      { numRuns: 10 },
    );
  });
}
