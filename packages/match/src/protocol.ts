import type { AnyOptions, GameId, View } from "@endstation/engine";
import * as v from "valibot";
import type { Colour } from "./colours.ts";
import { COLOURS } from "./colours.ts";
import type { Refusal } from "./refusal.ts";

/**
 * The wire: every message between a client and a match, and nothing else.
 *
 * A client says `hello` first. It gets a `welcome` with all events after the last it has, then
 * each new event as it happens; sequence numbers start at 1 and have no gaps. What it wants done
 * it says as a `cmd`, whose random id makes a repeated command have its effect once.
 */
export const PROTOCOL_VERSION = 1;

/** An incoming frame above this is refused unread. */
export const MAX_FRAME_BYTES = 4096;

/** Why the match closes a socket; other codes are those of RFC 6455. */
export const CLOSE_CODES = {
  /** The same seat, or the match, has too many connections: this one should not come back by itself. */
  crowded: 4001,
  /** The match was deleted. */
  gone: 4002,
  /** Too many malformed frames (policy violation). */
  malformed: 1008,
  tooLarge: 1009,
} as const;

/** What a client sends every 25 s while it is looked at, and its answer; neither wakes a match. */
export const PING = "ping";
export const PONG = "pong";

/** A place is a chair in the lobby, from 0 in the order in which the table offers them. */
export type Place = number;

const Hex = (bytes: number) => v.pipe(v.string(), v.regex(new RegExp(`^[0-9a-f]{${bytes * 2}}$`)));
/** Unpadded base64url of exactly `bytes` bytes. */
const Secret = (bytes: number) =>
  v.pipe(v.string(), v.regex(new RegExp(`^[A-Za-z0-9_-]{${Math.ceil((bytes * 4) / 3)}}$`)));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));

/** Names are judged in the match, for a better answer than "malformed"; here only their bulk. */
const RawName = v.pipe(v.string(), v.maxLength(400));

export const TOKEN_BYTES = 32;
export const INVITE_BYTES = 16;
export const VALUE_BYTES = 16;
export const COMMAND_ID_BYTES = 16;

export const Action = v.variant("type", [
  /** Takes a free place. The client makes the token and keeps it: a lost answer loses no seat. */
  v.strictObject({
    type: v.literal("join"),
    invite: Secret(INVITE_BYTES),
    token: Secret(TOKEN_BYTES),
    name: RawName,
    colour: v.picklist(COLOURS),
    /** The seat's own contribution to the deal. */
    value: Hex(VALUE_BYTES),
  }),
  /** Gives the place back; in the lobby only. */
  v.strictObject({ type: v.literal("leave") }),
  /** Changes name, colour or both; in the lobby only. */
  v.strictObject({
    type: v.literal("change"),
    name: v.optional(RawName),
    colour: v.optional(v.picklist(COLOURS)),
  }),
  /** The host starts with those who are there. */
  v.strictObject({ type: v.literal("start") }),
  /** Moves of the seat to move, in the record's notation: all of them or none. */
  v.strictObject({
    type: v.literal("move"),
    moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(20)),
  }),
  /** Takes back the last moves, which the sender has made in a row and which showed nothing. */
  v.strictObject({
    type: v.literal("undo"),
    count: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200)),
  }),
]);
export type Action = v.InferOutput<typeof Action>;

export const ClientFrame = v.variant("t", [
  v.strictObject({
    t: v.literal("hello"),
    pv: Count,
    /** The sequence number of the last event the client has; 0 for none. */
    have: Count,
    token: v.optional(Secret(TOKEN_BYTES)),
  }),
  v.strictObject({
    t: v.literal("cmd"),
    id: Secret(COMMAND_ID_BYTES),
    /** The revision that the client acted on: the number of moves and undos so far. */
    base: Count,
    action: Action,
  }),
]);
export type ClientFrame = v.InferOutput<typeof ClientFrame>;
export type Command = Extract<ClientFrame, { t: "cmd" }>;

/** Body of `POST /api/matches`. The game itself judges its options. */
export const CreateRequest = v.strictObject({
  game: v.pipe(v.string(), v.maxLength(40)),
  options: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
});
export type CreateRequest = v.InferOutput<typeof CreateRequest>;
export interface Created {
  readonly id: string;
  readonly invite: string;
}

/** An event as one viewer may see it. `at` is the server's time in milliseconds. */
export type WireEvent = { readonly seq: number; readonly at: number } & (
  | {
      readonly type: "created";
      readonly game: GameId;
      readonly options: AnyOptions;
      readonly rules: number;
      readonly commitment: string;
    }
  | {
      readonly type: "joined";
      readonly place: Place;
      readonly name: string;
      readonly colour: Colour;
    }
  | { readonly type: "left"; readonly place: Place }
  | {
      readonly type: "changed";
      readonly place: Place;
      readonly name?: string;
      readonly colour?: Colour;
    }
  | {
      readonly type: "started";
      /** The options as played: `players` is now the number of seats. */
      readonly options: AnyOptions;
      /** The place that sits at each seat, by seat. */
      readonly order: readonly Place[];
      /** What the viewer sees of the deal. */
      readonly sees: View;
    }
  | {
      readonly type: "moved";
      /** The moves of one command, as the viewer may read them. */
      readonly moves: readonly string[];
      /** The viewer's view after the moves, where they changed it. */
      readonly sees?: View;
    }
  | {
      readonly type: "undone";
      /** How many of the last moves stand no more. */
      readonly count: number;
      readonly sees?: View;
    }
);

export type ServerFrame =
  | {
      readonly t: "welcome";
      readonly pv: number;
      /** The place whose token the client showed; `null` for a spectator. */
      readonly place: Place | null;
      /** The events after `have`; after the last of them the client is at `seq`. */
      readonly events: readonly WireEvent[];
      readonly seq: number;
      readonly now: number;
      readonly presence: Presence;
    }
  | { readonly t: "event"; readonly event: WireEvent }
  | { readonly t: "answer"; readonly id: string; readonly ok: true; readonly seq: number }
  | {
      readonly t: "answer";
      readonly id: string;
      readonly ok: false;
      readonly error: Refusal;
    }
  /** The socket now speaks for this place (`null`: it watches), after a join or a leave. */
  | { readonly t: "seated"; readonly place: Place | null }
  | { readonly t: "presence"; readonly presence: Presence }
  /** The frame could not be taken at all. */
  | { readonly t: "error"; readonly error: Refusal };

export interface Presence {
  /** Places with an open connection, ascending. */
  readonly here: readonly Place[];
  /** Connections that hold no place. */
  readonly watching: number;
}
