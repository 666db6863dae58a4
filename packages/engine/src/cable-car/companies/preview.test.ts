import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { randomTrade } from "../../../test/random.ts";
import { table, tradeOut } from "../../../test/trade.ts";
import { cableCar } from "../game.ts";
import { knownPosition } from "../known.ts";
import { sharesOf } from "./held.ts";
import { marketPiles } from "./piles.ts";
import { exchangePreview } from "./preview.ts";
import { worthOf } from "./reckoning.ts";
import { PERCENTAGES } from "./share.ts";

describe("the preview of an exchange", () => {
  test("tells what a true exchange then does", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        tradeOut(game, (position) => {
          const { seat } = position;
          for (const [row, percentage] of PERCENTAGES.entries()) {
            for (const source of ["open", "pile"] as const) {
              const told = exchangePreview(position, { seat, percentage, source });
              const before = worthOf(position, seat);
              expect(told.given).toBe(sharesOf(position, seat)[row]!.company);
              if (!cableCar.play(position, `swap ${percentage} ${source}`).ok) {
                expect(told.fault !== null || position.pending).toBe(true);
                continue;
              }
              expect(told.fault).toBeNull();
              expect(told.taken).toBe(sharesOf(position, seat)[row]!.company);
              expect(told.change).toBe(worthOf(position, seat) - before);
              if (source === "open") expect(told.opened).toBe(marketPiles(position)[row]!.open);
              position.undo();
            }
          }
        });
      }),
      { numRuns: 4 },
    );
  });

  test("what is not known it does not tell", () => {
    const position = table("");
    const view = cableCar.view(position, 0);
    const seen = { ...view, hand: ["aaaa"] };
    const known = knownPosition({ options: position.options, seat: 0, moves: [], view: seen });
    if (!known.ok) throw new Error(known.error.message);
    const pile = { seat: 0, percentage: 40, source: "pile" } as const;
    expect(exchangePreview(known.value, pile)).toEqual({
      percentage: 40,
      source: "pile",
      given: "yellow",
      taken: null,
      opened: null,
      change: null,
      fault: null,
    });
    const open = exchangePreview(known.value, { ...pile, source: "open" });
    expect(open).toMatchObject({ taken: "orange", opened: null, change: 0 });
    const other = exchangePreview(known.value, { ...pile, seat: 1, source: "open" });
    expect(other).toMatchObject({ given: null, taken: "orange", change: null });
  });
});
