import type { BySeat } from "@endstation/engine";
import type { Place } from "./action.ts";
import { type Match, seatOf } from "./match.ts";
import { botAt, isBot } from "./players.ts";
import { ran, whenRun } from "./quiet.ts";
import { turnsOf } from "./turns.ts";

/** How a match stands in time. All times are in ms, by the server's clock alone. */
export interface Timing {
  /** When the time of the place to move is over; `null` without a clock, and while it is paused. */
  readonly deadline: number | null;
  /** What each seat has left of its clock at the time asked for; `null` without a clock. */
  readonly left: BySeat<number> | null;
}

/**
 * The clocks of a match at the time `now`, from its log alone.
 *
 * A turn begins with the event that gives it, and goes on when a move of it is taken back freely,
 * also when it had passed on. A take-back by consent begins a new turn of the taker. Neither
 * gives anybody time back. While a bot plays a clock stands still.
 */
export function timing(match: Match, now: number): Timing {
  const { start, terms, paused } = match;
  const { clock } = terms;
  if (!start || !clock) return { deadline: null, left: null };
  const turns = turnTimes(match, now);
  const current = turns.at(-1)!;
  const counted = clock.per === "game" ? turns : [current];
  const left = start.order.map((place) => {
    const own = counted.filter(({ mover }) => mover === place);
    return Math.max(0, clock.ms - own.reduce((sum, { ms }) => sum + ms, 0));
  });
  const turn = current.mover;
  if (turn === null || paused || botAt(match, turn) !== null) return { deadline: null, left };
  return { deadline: whenRun(terms, now, left[seatOf(match, turn)!]!), left };
}

interface TurnTime {
  readonly mover: Place | null;
  /** How long the clock has run in the turn, in ms. */
  ms: number;
}

/** How long the clock ran in each turn of a match that has started; last the one that goes on. */
function turnTimes(match: Match, now: number): readonly TurnTime[] {
  const times = new Map<number, TurnTime>();
  const away = new Set<Place>();
  let current: TurnTime | null = null;
  let paused = false;
  let last = 0;
  const isRunning = ({ mover }: TurnTime) =>
    !paused && mover !== null && !isBot(match, mover) && !away.has(mover);
  for (const { event, mover, turn } of turnsOf(match)) {
    const { at, body } = event;
    if (current && isRunning(current)) current.ms += ran(match.terms, last, at);
    last = at;
    if (body.type === "paused") paused = true;
    if (body.type === "resumed") paused = false;
    if (body.type === "substituted" || body.type === "lost") away.add(body.place);
    if (body.type === "returned" || body.type === "replaced") away.delete(body.place);
    current = times.get(turn) ?? { mover, ms: 0 };
    // Last in the order of the map is the turn that goes on, also when it was there before.
    times.delete(turn);
    times.set(turn, current);
  }
  if (current && isRunning(current)) current.ms += ran(match.terms, last, now);
  return [...times.values()];
}
