import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { after } from "../../test/positions.ts";
import { playOut, randomGame } from "../../test/random.ts";
import { parseCell } from "./board.ts";
import { closedLines } from "./lines.ts";
import { DRAW, placementOf } from "./move.ts";
import { MAX_MOVES } from "./position.ts";
import { preview } from "./preview.ts";
import { parseKind, type TileCode } from "./tiles.ts";

const place = (code: TileCode, cell: string) => ({
  kind: parseKind(code)!,
  turn: 0,
  cell: parseCell(cell)!,
});

describe("preview", () => {
  test("tells how far a line would come, and where", () => {
    expect(preview(after("aaaa@b1"), place("aaaa", "b2"))).toEqual([
      {
        station: 2,
        owner: 1,
        before: 1,
        after: 2,
        end: { at: "open", cell: parseCell("b3"), side: 0 },
        doubled: false,
      },
    ]);
  });

  test("tells what a line would score", () => {
    const [change] = preview(after("aaaa@d1 aaaa@d2"), place("aaaa", "d3"));
    expect(change).toMatchObject({ station: 4, points: 6, doubled: true, end: { at: "power" } });
  });

  test("leaves out stations without a car, and lines that have scored", () => {
    expect(preview(after("", { players: 3 }), place("adbb", "h8"))).toEqual([]);
  });

  test.each(["a1", "d4"])("a cell that takes no tile changes nothing: %s", (cell) => {
    expect(preview(after("aaaa@a1"), place("aaaa", cell))).toEqual([]);
  });

  test("says what the move then does, and leaves the position as it was", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const moves = new Uint16Array(MAX_MOVES);
        playOut(game, (position) => {
          position.legalMoves(moves);
          if (moves[0] === DRAW) return;
          const { network } = position;
          const words = network.ends.slice(0, -1);
          const changes = preview(position, placementOf(moves[0]!));
          expect(network.ends.subarray(0, -1)).toEqual(words);
          const before = [...network.points];
          position.play(moves[0]!);
          const closing = changes.filter(({ points }) => points !== undefined);
          for (const { owner, points } of closing) before[owner]! += points!;
          expect([...network.points]).toEqual(before);
          const closed = closedLines(position).filter(({ ply }) => ply === position.ply - 1);
          expect(new Set(closed.map(({ station }) => station))).toEqual(
            new Set(closing.map(({ station }) => station)),
          );
          position.undo();
        });
      }),
      { numRuns: 10 },
    );
  });
});
