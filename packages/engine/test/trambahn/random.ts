import fc from "fast-check";
import type { Deck, TrambahnDeal, TrambahnPosition } from "../../src/index.ts";
import {
  CONDUCTOR,
  linesOf,
  makeDeck,
  offerOf,
  parseTrambahnMove,
  partsOfTrambahnMove,
  terminiOf,
  trambahn,
} from "../../src/index.ts";
import { randomBelow } from "../random.ts";
import { OPTIONS } from "./positions.ts";

export const STYLES = ["random", "builder", "saver"] as const;

/** How moves are chosen; see `choose`. */
export type Style = (typeof STYLES)[number];

/** A game in which every choice follows from one number. */
export interface RandomGame {
  readonly style: Style;
  readonly seed: number;
}

/** Games of every style. */
export const randomGame: fc.Arbitrary<RandomGame> = fc.record({
  style: fc.constantFrom(...STYLES),
  seed: fc.nat(),
});

/** The deck of a random game. */
export function deckOf({ seed }: RandomGame): Deck {
  const bytes = new Uint8Array(32);
  new DataView(bytes.buffer).setUint32(0, seed);
  return makeDeck(bytes);
}

export const dealOf = (game: RandomGame): TrambahnDeal => trambahn.shuffle(OPTIONS, deckOf(game));

/** The start of a random game. */
export const startOf = (game: RandomGame): TrambahnPosition =>
  trambahn.start(OPTIONS, dealOf(game), deckOf(game));

/** Below 1: how much a style likes a move; the moves it likes best are chosen from. */
function liking(style: Style, position: TrambahnPosition, text: string): number {
  const move = parseTrambahnMove(text);
  if (!move.ok) throw new Error(text);
  const { phase, piece, place } = partsOfTrambahnMove(move.value);
  const lines = linesOf(position, position.seat);
  const line = lines[place - 1];
  switch (phase) {
    case 0: {
      // A saver keeps the game going: no second passenger, and no ride before it must be.
      const { missing } = terminiOf(position)[place]!;
      if (position.passengers > 0) return -1;
      return style === "saver" ? missing / 4 - 1 : -piece / 100;
    }
    case 1: {
      // Short steps in lines with a tram; one new line at a time, and only with money for it.
      if (line) return line.tram && (piece === CONDUCTOR || piece % 10 < line.last + 3) ? 0.9 : -1;
      const [cheapest] = offerOf(position, position.seat);
      return cheapest?.short === 0 && lines.every(({ tram }) => tram)
        ? 0.5 - (piece % 10) / 50
        : -1;
    }
    case 2:
      return position.hands.size(position.seat) > (style === "saver" ? 0 : 3) ? 0.2 : -1;
    case 3:
      return 0.6 + piece / 10;
    default:
      return 0;
  }
}

/** Random moves, or those of one who builds long lines, or who makes the game last besides. */
export function choose(
  style: Style,
  position: TrambahnPosition,
  below: (n: number) => number,
): string {
  const legal = trambahn.legalMoves(position);
  if (style === "random" || below(20) === 0) return legal[below(legal.length)]!;
  const likings = legal.map((move) => liking(style, position, move));
  const best = Math.max(...likings);
  const liked = legal.filter((_, index) => likings[index] === best);
  return liked[below(liked.length)]!;
}

/** Plays a random game to the end; `visit` sees each position and the move chosen in it. */
export function playOut(
  game: RandomGame,
  visit: (position: TrambahnPosition, move: string) => void,
): TrambahnPosition {
  const position = startOf(game);
  const below = randomBelow(game.seed);
  while (!position.over) {
    const move = choose(game.style, position, below);
    visit(position, move);
    const played = trambahn.play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.error.message}`);
  }
  return position;
}
