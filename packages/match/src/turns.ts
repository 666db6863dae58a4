import type { Place } from "./action.ts";
import type { MatchEvent } from "./event.ts";
import type { Match } from "./match.ts";
import { Playback } from "./playback.ts";

/** How it stands after an event. */
export interface TurnEvent {
  readonly event: MatchEvent;
  /** The place to move; `null` after the end. */
  readonly mover: Place | null;
  /**
   * Which turn goes on, by the number of the event that began it. One that is freely taken back
   * to goes on: to give the move away and take it back is no way to more time.
   */
  readonly turn: number;
}

/** Each event from the start to the end of a match, and whose turn it has made it. */
export function* turnsOf(match: Match): Generator<TurnEvent> {
  const { game, start } = match;
  const playback = new Playback(match);
  let last: TurnEvent | null = null;
  let former: TurnEvent | null = null;
  for (const event of match.log) {
    playback.pass(event);
    if (playback.position === null) continue;
    const { body, seq } = event;
    const seat = body.type === "ended" ? null : game.toMove(playback.position);
    const mover = seat === null ? null : start!.order[seat]!;
    const isFreeUndo = body.type === "undone" && body.consent === undefined;
    let turn = seq;
    if (last?.mover === mover) turn = last.turn;
    else if (isFreeUndo && former?.mover === mover) turn = former.turn;
    const now: TurnEvent = { event, mover, turn };
    if (last && last.turn !== turn) former = last;
    last = now;
    yield now;
    if (mover === null) return;
  }
}

/** Since when it is some place's turn, or the match is over. */
export interface Standing {
  /** `null` after the end. */
  readonly mover: Place | null;
  /** The event that gave the turn, or that ended the match. */
  readonly since: MatchEvent;
  /** Places that have had a turn before this one. */
  readonly had: ReadonlySet<Place>;
}

/** How a match stands; `null` before its start. */
export function standingOf(match: Match): Standing | null {
  const turns = [...turnsOf(match)];
  const last = turns.at(-1);
  if (!last) return null;
  const before = turns.filter(({ turn, mover }) => turn !== last.turn && mover !== null);
  return {
    mover: last.mover,
    since: match.log[last.turn - 1]!,
    had: new Set(before.map(({ mover }) => mover!)),
  };
}
