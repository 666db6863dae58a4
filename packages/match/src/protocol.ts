import type { LevelId } from "@endstation/bots";
import type { GameId } from "@endstation/engine";
import * as v from "valibot";
import { Action, type Place } from "./action.ts";
import type { MatchId } from "./match-id.ts";
import type { Refusal } from "./refusal.ts";
import { Secret } from "./secret.ts";
import { COMMAND_ID_BYTES, TOKEN_BYTES } from "./secret-bytes.ts";
import { TermsForm } from "./terms-form.ts";
import { MAX_ALSO, type NoticeKind, REACTIONS, type Reaction } from "./wire.ts";
import type { WireEvent } from "./wire-event.ts";

/**
 * The wire: every message between a client and a match, and nothing else.
 *
 * A client says `hello` first. It gets a `welcome` with all events after the last it has, then
 * each new event as it happens; sequence numbers start at 1 and have no gaps. What it wants done
 * it says as a `cmd`, whose random id makes a repeated command have its effect once.
 */

const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** The form of what a client sends. */
export const ClientFrame = v.variant("t", [
  v.strictObject({
    t: v.literal("hello"),
    pv: Count,
    /** The sequence number of the last event the client has; 0 for none. */
    have: Count,
    /** The seat that looks at the screen. */
    token: v.optional(Secret(TOKEN_BYTES)),
    /** Further seats of those who share this device: here, but told nothing through it. */
    also: v.optional(v.pipe(v.array(Secret(TOKEN_BYTES)), v.maxLength(MAX_ALSO))),
  }),
  v.strictObject({
    t: v.literal("cmd"),
    id: Secret(COMMAND_ID_BYTES),
    /** The revision that the client acted on: the number of moves and undos so far. */
    base: Count,
    action: Action,
  }),
  v.strictObject({ t: v.literal("react"), reaction: v.picklist(REACTIONS) }),
]);
/** What a client sends. */
export type ClientFrame = v.InferOutput<typeof ClientFrame>;
/** Something that a client wants done. */
export type Command = Extract<ClientFrame, { t: "cmd" }>;
/** What a client says first. */
export type Hello = Extract<ClientFrame, { t: "hello" }>;

/** Body of `POST /api/matches`. The game itself judges its options. */
export const CreateRequest = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
  terms: v.optional(TermsForm),
});
/** What a match is made of. */
export type CreateRequest = v.InferOutput<typeof CreateRequest>;
/** The answer to it: the id and the invite of the new match. */
export interface Created {
  readonly id: string;
  readonly invite: string;
}

/** What a match sends. */
export type ServerFrame =
  | {
      readonly t: "welcome";
      /** The version that is spoken from here on: the client's. */
      readonly pv: number;
      /** The place whose token the client showed; `null` for a spectator. */
      readonly place: Place | null;
      /** The number of the client's device within its seat; `null` for a spectator. */
      readonly device: number | null;
      /** The events after `have`; after the last of them the client is at `seq`. */
      readonly events: readonly WireEvent[];
      readonly seq: number;
      readonly status: Status;
      readonly presence: Presence;
    }
  | { readonly t: "event"; readonly event: WireEvent }
  | Answer
  /** The socket now speaks for this place (`null`: it watches). */
  | { readonly t: "seated"; readonly place: Place | null; readonly device: number | null }
  | { readonly t: "status"; readonly status: Status }
  | { readonly t: "presence"; readonly presence: Presence }
  | { readonly t: "reaction"; readonly place: Place; readonly reaction: Reaction }
  /** The frame could not be taken at all. */
  | { readonly t: "error"; readonly error: Refusal };

/** What became of a command. */
export type Answer =
  | { readonly t: "answer"; readonly id: string; readonly ok: true; readonly seq: number }
  | { readonly t: "answer"; readonly id: string; readonly ok: false; readonly error: Refusal };
/** The answer to a `hello`. */
export type Welcome = Extract<ServerFrame, { t: "welcome" }>;

/** Who is at the match now. */
export interface Presence {
  /** Places with an open connection, ascending. */
  readonly here: readonly Place[];
  /** Connections that hold no place. */
  readonly watching: number;
}

/** How the match stands, for whoever does not know its rules. Times are the server's, in ms. */
export interface Status {
  /** When this was so; what a client counts down from. */
  readonly now: number;
  /** The place whose turn it is; `null` before the start and after the end. */
  readonly turn: Place | null;
  readonly over: boolean;
  /** When the time of the seat to move is over; `null` without a clock, or while it stands still. */
  readonly deadline: number | null;
  /** With a clock: how much time each seat has left, by seat; while a clock runs, as of `now`. */
  readonly left: readonly number[] | null;
  /** The bots that the host may seat, the weakest first; none once the match has started. */
  readonly levels: readonly LevelId[];
}

/**
 * Body of `PUT /api/matches/:id/notices`: a subscription of the browser, an address to be called,
 * `null` to end either. They are judged for themselves.
 */
export const NoticeChange = v.strictObject({
  push: v.optional(v.nullable(v.unknown())),
  webhook: v.optional(v.nullable(v.pipe(v.string(), v.maxLength(2000)))),
});
/** What a seat wants to be told at. */
export type NoticeChange = v.InferOutput<typeof NoticeChange>;

/** What is on for a seat; its faults are those of `notice-fault.ts`. */
export interface NoticeState {
  /** The name of the subscription that is told (`pushName`). */
  readonly push: string | null;
  /** The host of the webhook; the rest of its address may be a secret of its receiver. */
  readonly webhook: string | null;
  /** What signs the calls of a webhook that was set just now: told this once. */
  readonly key?: string;
}

/** What a push message says, in JSON. */
export interface PushMessage {
  readonly match: MatchId;
  readonly game: GameId;
  readonly kind: NoticeKind;
}
