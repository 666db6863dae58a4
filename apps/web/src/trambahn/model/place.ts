import { LINE_COLOURS, type LineColour, type Seat } from "@endstation/engine";
import { NUMERALS } from "../draw/pictures.ts";
import type { Happening } from "./story.ts";

/** What of the table something points at that has happened there. */
export type Place =
  | { readonly kind: "terminus"; readonly colour: LineColour }
  /** A line of a seat; `sign` is what it was called then. */
  | { readonly kind: "line"; readonly seat: Seat; readonly sign: string }
  /** All lines of a colour. */
  | { readonly kind: "lines"; readonly colour: LineColour }
  | { readonly kind: "money"; readonly seat: Seat };

/** Where something has happened; `null` where that is nowhere to be seen. */
export function placeOf(event: Happening): Place | null {
  switch (event.kind) {
    case "pass":
      return { kind: "terminus", colour: event.colour };
    case "stop":
    case "buy":
    case "tour":
      return { kind: "line", seat: event.seat, sign: event.sign };
    case "bank":
      return { kind: "money", seat: event.seat };
    case "ride":
      return { kind: "lines", colour: event.colour };
    case "end":
      return event.money > 0 ? { kind: "money", seat: event.seat } : null;
  }
}

/** Whether a place is a seat's line of that sign: the only line of its colour was the first then. */
export function isAtLine(place: Place | null, seat: Seat, sign: string): boolean {
  if (place?.kind === "lines") return NUMERALS[place.colour] === colourSign(sign);
  if (place?.kind !== "line" || place.seat !== seat) return false;
  return place.sign === sign || place.sign === `${sign}a` || `${place.sign}a` === sign;
}

const SIGNS = LINE_COLOURS.map((colour) => NUMERALS[colour]);

/** The numeral of a sign: "II" of "IIa". */
const colourSign = (sign: string): string | undefined =>
  SIGNS.find((numeral) => sign.replace(/[a-z]$/, "") === numeral);
