import {
  type CardCode,
  judgeTrambahn,
  LINE_COLOURS,
  type LineColour,
  linesOf,
  makeCard,
  NEW_LINE,
  parseTrambahnMove,
  partsOfTrambahnMove,
  type Seat,
  sheetOf,
  TRAMS,
  type Tram,
  type TrambahnPosition,
  terminiOf,
  VERBS,
} from "@endstation/engine";
import type { CardPicture } from "../draw/pictures.ts";
import { firstPosition } from "./open.ts";
import { picture, signOf } from "./picture.ts";

/** One line's part in a ride or a special tour: its stops' points, and what they came to. */
export interface Part {
  readonly seat: Seat;
  readonly sign: string;
  readonly points: readonly number[];
  readonly factor: number;
  readonly total: number;
}

interface Scored {
  /** The index of the move that brought it about. */
  readonly ply: number;
  readonly colour: LineColour;
  readonly parts: readonly Part[];
  /** Points by seat. */
  readonly points: readonly number[];
}

/** A ride, and the four passengers who boarded. */
export interface RideMade extends Scored {
  readonly kind: "ride";
  readonly number: number;
  readonly boarded: readonly CardPicture[];
}

/** A special tour of a seat's line. */
export interface TourMade extends Scored {
  readonly kind: "tour";
  readonly seat: Seat;
  readonly sign: string;
}

export type Scoring = RideMade | TourMade;

interface By {
  /** The index of its last move. */
  readonly ply: number;
  readonly seat: Seat;
}

/** What a player did; what goes to one line or onto the money in a row is one deed. */
export type Deed = By &
  (
    | { readonly kind: "pass"; readonly card: CardPicture; readonly colour: LineColour }
    | {
        readonly kind: "stop";
        readonly cards: readonly CardPicture[];
        /** The line's number, and whether this deed started it. */
        readonly line: number;
        readonly fresh: boolean;
        readonly sign: string;
      }
    | { readonly kind: "bank"; readonly count: number }
    | { readonly kind: "buy"; readonly tram: Tram; readonly sign: string }
    | {
        readonly kind: "end";
        /** The signs of the lines that closed down, and how many money cards they became. */
        readonly closed: readonly string[];
        readonly money: number;
      }
  );

export type Happening = Deed | Scoring;

/** Whether something is a ride or tour that scored, and no move by itself. */
export const isScoring = (one: Happening): one is Scoring =>
  one.kind === "ride" || one.kind === "tour";

/** Everything that happened in a game, in order. Moves are as one seat may read them. */
export function story(moves: readonly string[]): Happening[] {
  const position = firstPosition();
  const told: Happening[] = [];
  for (const move of moves) {
    const before = position.copy();
    const judged = judgeTrambahn(position, move);
    if (!judged.ok) throw new Error(judged.error.message);
    position.play(judged.value);
    const deed = deedOf(move, before, position);
    add(told, deed);
    if (position.sheet.count > before.sheet.count) told.push(scoringOf(deed, before, position));
  }
  return told;
}

/** What a move did between the positions before and after it. */
export function deedOf(text: string, before: TrambahnPosition, after: TrambahnPosition): Deed {
  const parsed = parseTrambahnMove(text);
  if (!parsed.ok) throw new Error(parsed.error.message);
  const { phase, piece, place } = partsOfTrambahnMove(parsed.value);
  const { ply, seat } = before;
  const card = () => picture(makeCard(piece) as CardCode);
  switch (VERBS[phase]!) {
    case "pass":
      return { kind: "pass", ply, seat, card: card(), colour: LINE_COLOURS[place]! };
    case "stop": {
      const lines = linesOf(after, seat);
      const fresh = place === NEW_LINE;
      const line = fresh ? lines.length : place;
      return { kind: "stop", ply, seat, cards: [card()], line, fresh, sign: signOf(lines, line) };
    }
    case "bank":
      return { kind: "bank", ply, seat, count: 1 };
    case "buy": {
      const sign = signOf(linesOf(before, seat), place);
      return { kind: "buy", ply, seat, tram: TRAMS[piece]!, sign };
    }
    case "end": {
      const lines = linesOf(before, seat);
      const closing = lines.filter(({ tram }) => tram === null);
      const closed = closing.map(({ number }) => signOf(lines, number));
      const money = closing.reduce((sum, { cards }) => sum + cards.length, 0);
      return { kind: "end", ply, seat, closed, money };
    }
  }
}

/** Puts a deed at the end, or into the last one where both are of one kind and place. */
function add(told: Happening[], deed: Deed): void {
  const last = told.at(-1);
  if (last?.kind === "stop" && deed.kind === "stop" && last.line === deed.line && !deed.fresh) {
    told[told.length - 1] = { ...last, ply: deed.ply, cards: [...last.cards, ...deed.cards] };
  } else if (last?.kind === "bank" && deed.kind === "bank") {
    told[told.length - 1] = { ...deed, count: last.count + 1 };
  } else told.push(deed);
}

/** The ride or tour that a deed brought about; `before` is the position in which it was done. */
function scoringOf(deed: Deed, before: TrambahnPosition, after: TrambahnPosition): Scoring {
  const entry = sheetOf(after).at(-1)!;
  const { ply, colour, points } = entry;
  const parts = entry.sums.map((sum): Part => {
    const lines = linesOf(after, sum.seat);
    const stops = lines[sum.line - 1]!.cards.filter((code) => code !== "c");
    return {
      seat: sum.seat,
      sign: signOf(lines, sum.line),
      points: stops.map((code) => picture(code).points),
      factor: sum.multiplier,
      total: sum.points * sum.multiplier,
    };
  });
  const scored = { ply, colour, points, parts };
  if (entry.type === "tour") {
    const sign = deed.kind === "stop" ? deed.sign : "";
    return { kind: "tour", seat: entry.seat, sign, ...scored };
  }
  const waiting = terminiOf(before)
    .find((one) => one.colour === colour)!
    .cards.map(picture);
  const boarded = deed.kind === "pass" ? [...waiting, deed.card] : waiting;
  return { kind: "ride", number: entry.number, boarded, ...scored };
}
