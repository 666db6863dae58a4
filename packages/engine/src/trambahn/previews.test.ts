import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { begin, dealWith, OPTIONS, playAll } from "../../test/trambahn/positions.ts";
import { playOut, randomGame } from "../../test/trambahn/random.ts";
import { LINE_COLOURS } from "./cards.ts";
import { trambahn } from "./game.ts";
import { endPreview, ridePreview } from "./previews.ts";
import { sheetOf } from "./sheet-entries.ts";
import { linesOf } from "./table.ts";

const layout = { hand: "b1 r2 r9 g3 y4 y5" };
const moves = "pass b1, stop r2>new, stop r9>1, stop g3>new, bank y4, buy horse>1";

describe("what the end of the turn would bring", () => {
  test("lines that close down, and cards", () => {
    const position = playAll(begin(layout), moves);
    const [, closing] = linesOf(position, 0);
    const expected = { closing: [closing], drawn: 5, reshuffles: 0, halved: [0, 0] };
    expect(endPreview(position)).toEqual(expected);
    expect(position.ply).toBe(6);
  });

  test("a reshuffle, whether or not anybody can tell its order", () => {
    const position = playAll(trambahn.start(OPTIONS, dealWith(layout)), moves);
    position.pileSize = 2;
    // Of seat 0's 12 cards 5 were paid; one was put down, and one comes from the closing line.
    expect(endPreview(position)).toMatchObject({ drawn: 5, reshuffles: 1, halved: [4, 7] });
  });

  test("it is what the end brings", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        playOut(game, (position, move) => {
          if (move !== "end") return;
          const { seat } = position;
          const { drawn, reshuffles, closing } = endPreview(position);
          const after = playAll(position.copy(), "end");
          expect(after.hands.size(seat) - position.hands.size(seat)).toBe(drawn);
          expect(after.reshuffles.length - position.reshuffles.length).toBe(reshuffles);
          expect(position.lines[seat]!.count - after.lines[seat]!.count).toBe(closing.length);
        });
      }),
      { numRuns: 10 },
    );
  });
});

test("what a ride would score is what it scores", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      playOut(game, (position, move) => {
        const after = playAll(position.copy(), move);
        if (after.sheet.rides === position.sheet.rides) return;
        const { colour, points, sums } = sheetOf(after).at(-1)!;
        expect(LINE_COLOURS).toContain(colour);
        expect(ridePreview(position, colour)).toEqual({ points, sums });
      });
    }),
    { numRuns: 10 },
  );
});
