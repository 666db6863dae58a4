import type { BySeat, Seat } from "@endstation/engine";

/** What a seat has of the win: 1, a part of a shared one, or 0. */
export function winOf(scores: BySeat<number>, seat: Seat): number {
  const best = Math.max(...scores);
  if (scores[seat]! < best) return 0;
  return 1 / scores.filter((score) => score === best).length;
}

/**
 * The share of wins of one player who is `elo` better than all the others. With two this is the
 * usual formula; with more it is Luce's rule, by which equal players win one game in `players`.
 */
export function rateOf(elo: number, players: number): number {
  const odds = 10 ** (elo / 400);
  return odds / (odds + players - 1);
}

/** How much better one player is than the others, from its share of wins: infinite for 0 and 1. */
export const eloOf = (rate: number, players: number): number =>
  400 * Math.log10((rate * (players - 1)) / (1 - rate));
