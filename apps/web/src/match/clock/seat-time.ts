import type { Seat } from "@endstation/engine";
import { isSlow, type Place, ran, type Status, type Terms, whenRun } from "@endstation/match";
import type { Clocks } from "./clocks.ts";

/** How one seat stands in time. */
export interface SeatTime {
  /** What it has left, in ms. */
  readonly left: number;
  /** What its clock began with, in ms. */
  readonly whole: number;
  /** Whether its clock is the one that runs. */
  readonly runs: boolean;
  /** When its time is over, in ms of the server's clock; `null` while its clock stands. */
  readonly deadline: number | null;
  /** In the hours in which no clock runs: when it goes on, in ms; else `null`. */
  readonly quietUntil: number | null;
}

/** The time of a seat; `null` without a clock, and where a seat has nothing to show. */
export function timeOf(clocks: Clocks, seat: Seat): SeatTime | null {
  const { status, terms, place, paused } = clocks.of(seat);
  if (!status || !terms || place === undefined) return null;
  return seatTime(status, { terms, seat, place, now: clocks.now(), paused });
}

/** Whether the players are not expected to sit and wait. */
export const isSlowClock = (clocks: Clocks): boolean => {
  const terms = clocks.terms();
  return terms !== undefined && isSlow(terms);
};

/** How a seat stands in time by the server's last word, at the server's time `now`. */
export function seatTime(
  status: Status,
  at: { terms: Terms; seat: Seat; place: Place; now: number; paused: boolean },
): SeatTime | null {
  const { clock } = at.terms;
  const told = status.left?.[at.seat];
  if (!clock || told === undefined || status.over) return null;
  const isTurn = status.turn === at.place;
  // Where each turn has its own time, those who wait have all of it: that is no news.
  if (!isTurn && clock.per === "move") return null;
  const runs = isTurn && !at.paused && status.deadline !== null;
  const spent = runs ? ran(at.terms, status.now, at.now) : 0;
  return {
    left: Math.max(0, told - spent),
    whole: clock.ms,
    runs,
    deadline: runs ? status.deadline : null,
    quietUntil: runs ? quietUntil(at.terms, at.now) : null,
  };
}

/** When clocks go on that stand for the quiet hours; `null` where they do not. */
function quietUntil(terms: Terms, now: number): number | null {
  const next = whenRun(terms, now, 0);
  return next > now ? next : null;
}
