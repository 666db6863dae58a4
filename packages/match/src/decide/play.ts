import { err } from "@endstation/engine";
import type { Place } from "../action.ts";
import { type Match, seatOf } from "../match.ts";
import { isPlayedOn } from "../players.ts";
import { grownDeal, isOver, positionAfter } from "../position.ts";
import { refusal } from "../refusal.ts";
import { type Decision, no, yes } from "./context.ts";

/** Moves of one seat in a row: all of them are legal, or none is made. */
export function move(
  match: Match,
  place: Place,
  { base, moves }: { base: number; moves: readonly string[] },
): Decision {
  if (!match.start) return no("not-started");
  if (isOver(match)) return no("over");
  // Never re-interpreted: what was meant for another position is not tried on this one.
  if (base !== match.revision) return no("stale");
  if (match.paused) return no("paused");
  if (isPlayedOn(match, place)) return no("seat-lost");
  const { game } = match;
  const position = positionAfter(match);
  const seat = seatOf(match, place);
  for (const [i, text] of moves.entries()) {
    const next = game.toMove(position);
    if (next !== seat) return no(next === null ? "over" : "not-your-turn");
    const shown = game.shows(position, text);
    const played = game.play(position, text);
    if (!played.ok) return err(refusal("illegal", played.error));
    // Else the refusal of a guessed next move would tell what this one shows, and take it back.
    const isLast = i === moves.length - 1;
    if (!isLast && shown) return no("one-at-a-time");
  }
  return yes({ type: "moved", moves, ...grownDeal(match, position) });
}

/** More than any game needs; a log is told whole, and must not grow for ever. */
const MAX_UNDOS = 300;

const undosOf = ({ log }: Match) => log.filter(({ body }) => body.type === "undone").length;

/** Takes back the own last moves, if nobody has learned a piece that was not in the own hand. */
export function undo(
  match: Match,
  place: Place,
  { base, count }: { base: number; count: number },
): Decision {
  const fault = undoFault(match, place, { base, count });
  if (fault) return fault;
  if (!isFree(match, place, count)) return no("needs-consent");
  return yes(undone(match, count));
}

/** Why the last moves cannot be taken back, not even by consent; `null` if they can. */
export function undoFault(
  match: Match,
  place: Place,
  { base, count }: { base: number; count: number },
): Decision | null {
  if (!match.start) return no("not-started");
  if (isOver(match)) return no("over");
  if (base !== match.revision) return no("stale");
  if (match.paused) return no("paused");
  if (isPlayedOn(match, place)) return no("seat-lost");
  const first = match.moves.length - count;
  if (first < 0 || undosOf(match) >= MAX_UNDOS) return no("no-undo");
  const { game } = match;
  return game.toMove(positionAfter(match, first)) === seatOf(match, place) ? null : no("no-undo");
}

/** Whether the last moves are all of one place, and have shown nobody a piece. */
function isFree(match: Match, place: Place, count: number): boolean {
  const { game } = match;
  const seat = seatOf(match, place);
  const first = match.moves.length - count;
  if (match.autos.some(({ move }) => move >= first)) return false;
  const position = positionAfter(match, first);
  for (const move of match.moves.slice(first)) {
    if (game.toMove(position) !== seat || game.shows(position, move)) return false;
    game.play(position, move);
  }
  return true;
}

/** The event that takes the last moves back, and with them what they had shuffled anew. */
export function undone(match: Match, count: number) {
  const position = positionAfter(match, match.moves.length - count);
  return { type: "undone", count, ...grownDeal(match, position) } as const;
}
