import {
  CARDS,
  LINE_COLOURS,
  type LineColour,
  type TrambahnPosition,
  unseenCards,
} from "@endstation/engine";

/** The cards that a position's viewer does not see, nor has seen where they lie. */
export interface UnseenCards {
  /** By colour: how many of each value, 1 to 10. */
  readonly stops: readonly { readonly colour: LineColour; readonly counts: readonly number[] }[];
  readonly conductors: number;
  readonly inPile: number;
  /** In others' hands, and face down on the money. */
  readonly elsewhere: number;
}

const VALUES = 10;

/** Counts what is not seen: neither on the table with its face, nor in the viewer's own hand. */
export function unseenOf(position: TrambahnPosition): UnseenCards {
  const counts = unseenCards(position);
  const total = counts.reduce((sum, count) => sum + count, 0);
  return {
    stops: LINE_COLOURS.map((colour, at) => ({
      colour,
      counts: counts.slice(at * VALUES, (at + 1) * VALUES),
    })),
    conductors: counts[CARDS.length - 1]!,
    inPile: position.pileSize,
    elsewhere: total - position.pileSize,
  };
}
