/** The four colours, in the order of lines I to IV (TB-1). */
export const LINE_COLOURS = ["blue", "red", "green", "yellow"] as const;

export type LineColour = (typeof LINE_COLOURS)[number];

/** The letters of the colours in the notation, in the same order. */
const LETTERS = ["b", "r", "g", "y"] as const;

export type ColourLetter = (typeof LETTERS)[number];

const VALUES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const;

/** The value of a stop, 1 to 10. */
export type StopValue = (typeof VALUES)[number];

/** A card in the notation: a stop (`r7`), or a conductor (`c`). */
export type CardCode = `${ColourLetter}${StopValue}` | "c";

/**
 * A type of card, one of 41: stops in the order of the deal's rules (colour * 10 + value - 1),
 * then the conductor. Equal cards are one type; a hand is a count for each.
 */
export type Card = number;

/** The cards of the 41 types, by type. */
export const CARDS: readonly CardCode[] = [
  ...LETTERS.flatMap((letter) => VALUES.map((value) => `${letter}${value}` as const)),
  "c",
];

/** The type of all conductors. */
export const CONDUCTOR: Card = CARDS.length - 1;

/** A card of which only its back is known; stands where a type of card could. */
export const UNKNOWN: Card = CARDS.length;

/** The value that closes a line (TB-13). */
export const LAST_VALUE: StopValue = 10;

const TYPES = new Map<string, Card>(CARDS.map((code, card) => [code, card]));

/** The type of a card of the notation; `null` where there is none. */
export const parseCard = (code: string): Card | null => TYPES.get(code) ?? null;

/** A type of card in the notation; `?` for one that is not known. */
export const makeCard = (card: Card): CardCode | "?" => CARDS[card] ?? "?";

/** The index in `LINE_COLOURS` of a stop's colour. */
export const colourOf = (stop: Card): number => Math.floor(stop / VALUES.length);

/** The value of a stop, 1 to 10. */
export const stopValue = (stop: Card): number => (stop % VALUES.length) + 1;

/** The index in `LINE_COLOURS` of a letter; -1 where it is none. */
export const parseLetter = (letter: string): number => LETTERS.indexOf(letter as ColourLetter);

/** The letter of a colour, an index in `LINE_COLOURS`. */
export const makeLetter = (colour: number): ColourLetter => LETTERS[colour]!;

/** How many cards of each type there are, by type: 112 stops and 8 conductors (TB-1, TB-2). */
export const COPIES: Uint8Array = Uint8Array.from(CARDS, (_, card) => {
  if (card === CONDUCTOR) return 8;
  return stopValue(card) === 1 || stopValue(card) === LAST_VALUE ? 2 : 3;
});

/** The points of each type of card, by type (TB-1, TB-2). */
export const POINTS: Uint8Array = Uint8Array.from(CARDS, (_, card) => {
  if (card === CONDUCTOR) return 0;
  if (stopValue(card) === LAST_VALUE) return 3;
  return stopValue(card) >= 7 ? 2 : 1;
});

/** The 120 cards in the order of the deal's rules, copies side by side. */
export const DECK: readonly CardCode[] = CARDS.flatMap((code, card) =>
  new Array<CardCode>(COPIES[card]!).fill(code),
);
