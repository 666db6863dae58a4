import { err, ok, type Result } from "@endstation/engine";
import type { Place } from "../action.ts";
import type { EventBody } from "../event.ts";
import { type Refusal, type RefusalCode, refusal } from "../refusal.ts";

/** What a decision needs to know beside the match and the command. */
export interface Context {
  /** The server's time, in ms. */
  readonly now: number;
  /** Places with an open connection. */
  readonly here: readonly Place[];
  /** When a connection of a place was last there, in ms; 0 where nothing is known of it. */
  lastSeen(place: Place): number;
  /** The most that a bot's decision may take here, in ms. */
  readonly botMs: number;
}

/** What a command brings about: events in their order, all of them or none; or why it does not. */
export type Decision = Result<readonly EventBody[], Refusal>;

/** A refusal, which changes nothing. */
export const no = (code: RefusalCode): Decision => err(refusal(code));
/** What has happened, in this order. */
export const yes = (...events: readonly EventBody[]): Decision => ok(events);
