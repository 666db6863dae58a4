import { type Deck, deckSeed, makeDeck } from "@endstation/engine";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Place } from "./action.ts";
import type { Match } from "./match.ts";
import { valuesOf } from "./players.ts";

/**
 * The position after the first `plies` moves of a started match, new at each call. Replaying is
 * cheap beside what a message costs, and leaves no second truth beside the log.
 */
export function positionAfter(match: Match, plies: number = match.moves.length): unknown {
  const { game, options, start, moves } = match;
  if (!start) throw new Error("The match has not started.");
  const position = game.start(options, start.deal, deckOf(match));
  for (const move of moves.slice(0, plies)) {
    const played = game.play(position, move);
    if (!played.ok) throw new Error(`The log holds an illegal move: ${played.error.message}`);
  }
  return position;
}

/** The deal as it is from now on, where the moves to a position had something shuffled anew. */
export function grownDeal(match: Match, position: unknown): { deal?: unknown } {
  const deal = match.game.dealt(position);
  return JSON.stringify(deal) === JSON.stringify(match.start?.deal) ? {} : { deal };
}

/** The source of all that is random in the match, from its seed and the persons' values. */
export function deckOf(match: Match): Deck {
  const { id, seed, start } = match;
  const values = start?.values ?? valuesOf(match);
  return makeDeck(
    deckSeed({ server: hexToBytes(seed), match: id, values: values.map(hexToBytes) }),
  );
}

// A command asks for it some six times, each a whole replay: a third of what a command costs.
const movers = new WeakMap<Match, Place | null>();

/** The place whose turn it is; `null` before the start and after the end. */
export function mover(match: Match): Place | null {
  const known = movers.get(match);
  if (known !== undefined) return known;
  const found = findMover(match);
  movers.set(match, found);
  return found;
}

function findMover(match: Match): Place | null {
  const { start, ended, game } = match;
  if (!start || ended) return null;
  const seat = game.toMove(positionAfter(match));
  return seat === null ? null : start.order[seat]!;
}

/** Whether the match has come to its end. */
export const isOver = (match: Match): boolean => match.start !== null && mover(match) === null;
