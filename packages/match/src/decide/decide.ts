import type { Credential } from "../credential.ts";
import type { Match } from "../match.ts";
import { isOver } from "../position.ts";
import type { Command } from "../protocol.ts";
import { enlist, substitute } from "./bots.ts";
import { mayDoMore } from "./budget.ts";
import { type Context, type Decision, no } from "./context.ts";
import { endCode, pair, revoke, setCode } from "./devices.ts";
import { resign, returnToSeat } from "./endings.ts";
import { admit, configure, dismiss, hide, passHost, remove, setInvite, start } from "./host.ts";
import { answer, offer, withdraw } from "./offers.ts";
import { move, undo } from "./play.ts";
import { ask, changeLook, join, leave } from "./seats.ts";

/** A command and who has sent it. */
interface Sent {
  /** Whose token the sender has shown, `null` for a watcher. */
  readonly who: Credential | null;
  readonly command: Command;
}

/**
 * What a command brings about: events, or a refusal that changes nothing.
 *
 * The caller has seen to it that the command's id is not done yet, and that what is due by the
 * clock has happened (`settle`).
 */
export function decide(match: Match, { who, command }: Sent, context: Context): Decision {
  const { action, base } = command;
  if (!mayDoMore(match, who?.place ?? null, action)) return no("full");
  switch (action.type) {
    case "join":
      return join(match, who, action);
    case "ask":
      return ask(match, who, action);
    case "pair":
      return pair(match, action, context.now);
  }
  if (who === null) return no("not-seated");
  const { place } = who;
  switch (action.type) {
    case "leave":
      return leave(match, place);
    case "change":
      return changeLook(match, place, action);
    case "return":
      return returnToSeat(match, place);
    case "code":
      return setCode(match, place, { ...action, now: context.now });
    case "uncode":
      return endCode(match, place, action.purpose);
    case "revoke":
      return revoke(match, place, action.device);
    case "host":
      return passHost(match, place, { to: action.place, ...context });
    case "move":
      return move(match, place, { base, moves: action.moves });
    case "undo":
      return undo(match, place, { base, count: action.count });
    case "offer":
      return offer(match, place, { base, kind: action.offer, now: context.now });
    case "answer":
      return answer(match, place, action);
    case "withdraw":
      return withdraw(match, place, action.offer);
    case "resign":
      return resign(match, place);
    case "rematch":
      // Its event needs a match that exists: whoever keeps the match makes that first.
      return isOver(match) ? no("internal") : no("not-over");
  }
  if (match.host !== place) return no("not-host");
  switch (action.type) {
    case "start":
      return start(match, context);
    case "configure":
      return configure(match, action, context);
    case "invite":
      return setInvite(match, action.invite);
    case "remove":
      return remove(match, action.place, context);
    case "enlist":
      return enlist(match, action, context);
    case "substitute":
      return substitute(match, action.place, context);
    case "admit":
      return admit(match, action, context);
    case "dismiss":
      return dismiss(match, action.ask);
    case "hide":
      return hide(match, action.place);
  }
}
