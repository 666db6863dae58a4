import type { BySeat } from "../game.ts";
import { LINE_COLOURS, type LineColour } from "./cards.ts";
import { END } from "./move.ts";
import type { Position } from "./position.ts";
import { unknownReshuffle } from "./reshuffle.ts";
import { type LineSum, Sheet } from "./sheet.ts";
import { linesOf, type TramLine } from "./table.ts";

/** What the end of this turn would bring. All of it is public. */
export interface EndPreview {
  /** The own lines that close down, as they are numbered now (TB-18). */
  readonly closing: readonly TramLine[];
  /** How many cards the seat to move would draw. */
  readonly drawn: number;
  /** How many new piles would be made (TB-19). */
  readonly reshuffles: number;
  /** How many money cards each seat would lose to them, by seat. */
  readonly halved: BySeat<number>;
}

/** What ending the turn now would bring, whether or not that is legal yet. */
export function endPreview(position: Position): EndPreview {
  const { seat } = position;
  const closing = linesOf(position, seat).filter(({ tram }) => tram === null);
  const after = position.copy(unknownReshuffle);
  after.play(END);
  const earned = closing.reduce((sum, { cards }) => sum + cards.length, 0);
  return {
    closing,
    drawn: after.hands.size(seat) - position.hands.size(seat),
    reshuffles: after.reshuffles.length - position.reshuffles.length,
    halved: [0, 1].map(
      (other) =>
        position.money.size(other) + (other === seat ? earned : 0) - after.money.size(other),
    ),
  };
}

/** What a ride would score. */
export interface RidePreview {
  readonly points: BySeat<number>;
  /** Line by line. */
  readonly sums: readonly LineSum[];
}

/** What a ride of a colour would score now, however many passengers wait for it (TB-20). */
export function ridePreview(position: Position, colour: LineColour): RidePreview {
  const sheet = new Sheet();
  sheet.ride(LINE_COLOURS.indexOf(colour), position.lines, position.ply);
  return { points: [...sheet.points], sums: sheet.entry(0).sums };
}
