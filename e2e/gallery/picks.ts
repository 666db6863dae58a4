import type { MadeMatch } from "../matches.ts";

const any = <Item>(items: readonly Item[]): Item =>
  items[Math.floor(Math.random() * items.length)]!;

/** What makes a board look played: a tile somewhere, and now and then another share. */
export function tileOrShare(legal: readonly string[]): string {
  const tiles = legal.filter((move) => move.includes("@"));
  const swaps = legal.filter((move) => move.startsWith("swap"));
  if (tiles.length === 0 || (swaps.length > 0 && Math.random() < 0.1)) return any(legal);
  return any(tiles);
}

/** What makes lines grow: stops before trams, one passenger a turn. */
export function stopsAndTrams(legal: readonly string[]): string {
  for (const kind of ["stop", "buy", "end", "pass"]) {
    const moves = legal.filter((move) => move.startsWith(kind));
    if (moves.length > 0 && (kind !== "stop" || Math.random() < 0.75)) return any(moves);
  }
  return any(legal);
}

/** As many moves as no game has. */
export const ALL = 1000;

/** Plays a match of cards or tiles on. */
export const playOn = (match: MadeMatch, game: string, moves: number): Promise<void> =>
  match.play(moves, game === "trambahn" ? stopsAndTrams : tileOrShare);
