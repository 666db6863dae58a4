import type { LineColour, Tram } from "@endstation/engine";

/** The number on a colour's signs: the second way to tell lines apart, beside the pattern. */
export const NUMERALS: Readonly<Record<LineColour, string>> = {
  blue: "I",
  red: "II",
  green: "III",
  yellow: "IV",
};

/** One card as it is drawn; a conductor has neither colour nor value. */
export interface CardPicture {
  readonly colour: LineColour | null;
  readonly value: number | null;
  readonly points: number;
}

/** A tram with what it multiplies by. */
export interface TramPicture {
  readonly kind: Tram;
  readonly factor: number;
  /** Whether it is only previewed. */
  readonly ghost: boolean;
}

/** How far a line is from its special tour: before it, about to run with the ghosts, past it. */
export type TourState = "ahead" | "fires" | "done";

/** A player's line as it is drawn; nothing in here knows a rule. */
export interface LinePicture {
  readonly colour: LineColour;
  /** What stands on the bullet: the numeral, with a letter where one player has several. */
  readonly sign: string;
  readonly cards: readonly CardPicture[];
  /** Cards that are only previewed, after the others. */
  readonly ghosts: readonly CardPicture[];
  readonly tram: TramPicture | null;
  /** Whether nothing can be added any more, the ghosts included. */
  readonly closed: boolean;
  readonly tour: TourState;
  /** Whether the open end invites a card. */
  readonly invites: boolean;
}
