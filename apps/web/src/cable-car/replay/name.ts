import {
  cellName,
  DRAW,
  isPlacement,
  isSwap,
  parseMove,
  placementOf,
  swapOf,
} from "@endstation/engine";
import type { Dictionary } from "../../i18n/dictionary.ts";
import type { NamedMoves } from "../../replay/game-replay.ts";

/** What a move does, in a word or two: "a6", "draw a tile", "exchange 40 %". */
export function nameOfMove(words: Dictionary, text: string): string {
  const { cableCar } = words.replay;
  const move = parseMove(text);
  if (!move.ok) return text;
  if (isPlacement(move.value)) return cellName(placementOf(move.value).cell);
  if (move.value === DRAW) return cableCar.draw;
  if (!isSwap(move.value)) return cableCar.pass;
  const { percentage, source } = swapOf(move.value);
  return cableCar[source](words.companies.percent(percentage));
}

/** The same of all moves of a decision. */
export const nameOf = (words: Dictionary, { moves }: Pick<NamedMoves, "moves">): string =>
  moves.map((move) => nameOfMove(words, move)).join(", ");
