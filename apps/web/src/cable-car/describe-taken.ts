import { cellName, DRAW, isPlacement, isSwap, parseMove, placementOf } from "@endstation/engine";
import { fill, type Part } from "../i18n/phrase.ts";
import type { TellTaken } from "../match/log/note-text.ts";
import type { Telling } from "./describe.ts";
import { lying } from "./model/read.ts";

/** How a draw is written. */
const DRAWN = "draw";

/**
 * Where tiles and shares went that were taken back. Nothing is shuffled: what had been drawn lies
 * where it lay, and those who have seen it know.
 */
export const tellTaken =
  (telling: Telling): TellTaken =>
  (taken, before) => {
    const words = telling.words.aside.taken;
    const parts: Part[][] = [];
    let drawn = before.at(-1) === DRAWN;
    let refilled = false;
    let swapped = false;
    for (const text of taken) {
      const move = parseMove(text);
      if (!move.ok) continue;
      const { value } = move;
      if (value === DRAW) drawn = true;
      else if (isPlacement(value)) {
        const { cell, kind, turn } = placementOf(value);
        const tile: Part = {
          kind: "tile",
          text: telling.words.cableCar.aTile,
          data: lying(kind, turn),
        };
        const where = drawn ? words.tileToStack : words.tileToHand;
        parts.push(fill(where, { tile, cell: cellName(cell) }));
        refilled ||= !drawn;
        drawn = false;
      } else swapped ||= isSwap(value);
    }
    if (drawn && taken.at(-1) === DRAWN) parts.push([words.drawnToStack]);
    if (refilled) parts.push([words.refill]);
    if (swapped) parts.push([words.shares]);
    return {
      by: telling.companies ? null : turnsIn(before) % telling.people.length,
      parts: parts.flatMap((one, index) => (index > 0 ? [" ", ...one] : one)),
    };
  };

/** All but a draw ends a turn, and in Cable Car the turns go round (CC-10). */
const turnsIn = (moves: readonly string[]) => moves.filter((move) => move !== DRAWN).length;
