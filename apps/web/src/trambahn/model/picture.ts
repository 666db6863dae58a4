import {
  CARD_POINTS,
  type CardCode,
  LINE_COLOURS,
  parseCard,
  type TramLine,
} from "@endstation/engine";
import { type CardPicture, NUMERALS } from "../draw/pictures.ts";

const LETTERS = "brgy";

/** A card as it is drawn. The code is one that the rules know. */
export function picture(code: CardCode): CardPicture {
  const points = CARD_POINTS[parseCard(code)!]!;
  if (code === "c") return { colour: null, value: null, points };
  const colour = LINE_COLOURS[LETTERS.indexOf(code[0]!)]!;
  return { colour, value: Number(code.slice(1)), points };
}

/** A line's sign by its number: "II", or "IIa" and "IIb" where a player has two of the colour. */
export function signOf(lines: readonly TramLine[], number: number): string {
  const { colour } = lines[number - 1]!;
  const same = lines.filter((line) => line.colour === colour);
  if (same.length === 1) return NUMERALS[colour];
  const place = same.findIndex((line) => line.number === number);
  return NUMERALS[colour] + String.fromCharCode("a".charCodeAt(0) + place);
}
