import { randomMove } from "@endstation/engine";
import type { Place } from "./action.ts";
import { botDue, botMove } from "./bot-move.ts";
import { timing } from "./clock.ts";
import { lostSeat } from "./decide/endings.ts";
import { judged } from "./decide/offers.ts";
import type { AutoHow, EventBody, MatchEvent } from "./event.ts";
import { substituteLevel } from "./levels.ts";
import { apply, inPlay, type Match } from "./match.ts";
import { botAt, isBot } from "./players.ts";
import { deckOf, grownDeal, isOver, mover, positionAfter } from "./position.ts";

/**
 * What is due in a match at the time `now`, by its own rules of time and without anybody's doing:
 * events to be stored together, in their order. Called before each command and by the alarm; a
 * call that comes late or twice finds what is due then, and nothing twice.
 */
export function settle(match: Match, now: number): readonly MatchEvent[] {
  const events: MatchEvent[] = [];
  let settled = match;
  for (let next = due(settled, now); next !== null; next = due(settled, now)) {
    const event = { seq: settled.log.length + 1, command: null, ...next };
    events.push(event);
    settled = apply(settled, event);
  }
  return events;
}

interface Due {
  readonly at: number;
  readonly body: EventBody;
}

/**
 * The next thing that is due; `null` if there is none. What comes of a question is so from when
 * its time was over, however late it is found: a clock that ran on after that did not count. A
 * turn's end is so from now on: else the next player's clock would have run unseen.
 */
function due(match: Match, now: number): Due | null {
  const turn = mover(match);
  if (turn === null) return null;
  const ending = endOfPlay(match);
  if (ending) return { at: now, body: ending };
  const { offer, paused } = match;
  const bot = botAt(match, turn);
  if (!paused && match.lost[turn] !== null && bot === null) {
    return { at: now, body: autoMove(match, "lost") };
  }
  const wanted = botDue(match);
  if (bot !== null && wanted !== null && wanted <= now) {
    return { at: now, body: botMove(match, { level: bot, ...insteadOf(match, turn) }) };
  }
  const deadline = paused ? null : timing(match, now).deadline;
  const isAsked = offer !== null && offer.until <= now;
  if (isAsked && (deadline === null || offer.until <= deadline)) {
    const at = Math.max(offer.until, match.log.at(-1)!.at);
    return { at, body: judged(match, offer) };
  }
  const isOver = deadline !== null && deadline <= now;
  return isOver ? { at: now, body: timeOver(match, turn) } : null;
}

/** In whose stead the bot at a place plays; its own place it plays for itself. */
function insteadOf(match: Match, place: Place): { auto?: AutoHow } {
  if (isBot(match, place)) return {};
  return { auto: match.lost[place] === null ? "away" : "lost" };
}

/**
 * One player alone, or nobody, does not play on: with two players the other wins. Bots do not
 * play on among themselves.
 */
function endOfPlay(match: Match): EventBody | null {
  const players = inPlay(match);
  if (players.length > 1 && players.some((place) => !isBot(match, place))) return null;
  const last = match.log.findLast(({ body }) => body.type === "lost")?.body;
  if (last?.type !== "lost") throw new Error("Nobody has lost a seat.");
  return { type: "ended", how: last.how, place: last.place };
}

function timeOver(match: Match, place: Place): EventBody {
  switch (match.terms.timeout) {
    case "lose":
      return lostSeat(match, place, "time");
    case "random":
      return autoMove(match, "time");
    case "bot":
      return botMove(match, { level: substituteLevel(match), auto: "time" });
  }
}

/** A random legal move for the seat to move: one an event, as the deal's rules number them. */
function autoMove(match: Match, auto: "lost" | "time"): EventBody {
  const { game, log } = match;
  const position = positionAfter(match);
  const move = randomMove(game.legalMoves(position), deckOf(match), log.length + 1);
  if (!game.play(position, move).ok) throw new Error("A legal move was refused.");
  return { type: "moved", moves: [move], ...grownDeal(match, position), auto };
}

/** When something will be due if nobody does anything, in ms; `null` if nothing will. */
export function nextDue(match: Match, now: number): number | null {
  if (!match.start || isOver(match)) return null;
  const times = [timing(match, now).deadline, match.offer?.until ?? null, botDue(match)];
  const set = times.filter((time) => time !== null);
  return set.length === 0 ? null : Math.min(...set);
}
