import { LEVELS } from "@endstation/bots";
import * as v from "valibot";
import { COLOURS } from "./colours.ts";
import { Hex, Secret } from "./secret.ts";
import { CODE_BYTES, INVITE_BYTES, TOKEN_BYTES, VALUE_BYTES } from "./secret-bytes.ts";
import { TermsForm } from "./terms-form.ts";

/** Names are judged in the match, for a better answer than "malformed"; here only their bulk. */
const RawName = v.pipe(v.string(), v.maxLength(400));
/** A place is a chair in the lobby, from 0 in the order in which the table offers them. */
export type Place = number;
const Place = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(7));
/** How many of the last moves are taken back. */
const UndoCount = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(200));
const Serial = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000));

/** What a code for a seat is for: one more device now, or the way back after all were lost. */
export const CODE_PURPOSES = ["device", "recovery"] as const;
export type CodePurpose = (typeof CODE_PURPOSES)[number];

/** What a seat can ask the others to agree to. */
export const OfferKind = v.variant("kind", [
  /** To take back the last moves, the first of which is the asker's own. */
  v.strictObject({ kind: v.literal("undo"), count: UndoCount }),
  v.strictObject({ kind: v.literal("pause") }),
  v.strictObject({ kind: v.literal("resume") }),
  /** To end the match here, without a winner. */
  v.strictObject({ kind: v.literal("stop") }),
]);
export type OfferKind = Readonly<v.InferOutput<typeof OfferKind>>;

const person = {
  /** The client makes the token and keeps it: a lost answer loses no seat. */
  token: Secret(TOKEN_BYTES),
  name: RawName,
  colour: v.picklist(COLOURS),
  /** The seat's own contribution to the deal. */
  value: Hex(VALUE_BYTES),
};

/** What a client can want to be done. Who may do what, and when, `decide` judges. */
export const Action = v.variant("type", [
  // Seats.
  /** Takes a free place; one that is kept for the token (a rematch) needs no invite. */
  v.strictObject({ type: v.literal("join"), invite: v.optional(Secret(INVITE_BYTES)), ...person }),
  /** Gives the place back; in the lobby only. */
  v.strictObject({ type: v.literal("leave") }),
  /** Changes name, colour or both; in the lobby only. */
  v.strictObject({
    type: v.literal("change"),
    name: v.optional(RawName),
    colour: v.optional(v.picklist(COLOURS)),
  }),
  /** A watcher would like to have a seat; the host grants it (`admit`) or not (`dismiss`). */
  v.strictObject({ type: v.literal("ask"), ...person }),
  /** Comes back to a seat that was played on without its player, by a bot or at random. */
  v.strictObject({ type: v.literal("return") }),

  // Devices of a seat.
  /** Makes a code good for the own seat. The client makes its text, and shows it once. */
  v.strictObject({
    type: v.literal("code"),
    purpose: v.picklist(CODE_PURPOSES),
    code: Secret(CODE_BYTES),
  }),
  /** Takes a seat with such a code, for a device that is to have a token of its own. */
  v.strictObject({
    type: v.literal("pair"),
    code: Secret(CODE_BYTES),
    token: Secret(TOKEN_BYTES),
    /** What its owner calls the device. */
    word: RawName,
  }),
  /** Ends a code that has not been used. */
  v.strictObject({ type: v.literal("uncode"), purpose: v.picklist(CODE_PURPOSES) }),
  /** Takes the seat away from one of its devices, and ends its codes. */
  v.strictObject({ type: v.literal("revoke"), device: Serial }),

  // The host.
  /** Starts with those who are there. */
  v.strictObject({ type: v.literal("start") }),
  /** Other options of the game, other terms; in the lobby only. The game judges its options. */
  v.strictObject({
    type: v.literal("configure"),
    options: v.record(v.pipe(v.string(), v.maxLength(40)), v.unknown()),
    terms: TermsForm,
  }),
  /** A new invite in the place of the last one; with `null` none. */
  v.strictObject({ type: v.literal("invite"), invite: v.nullable(Secret(INVITE_BYTES)) }),
  /** Frees a place in the lobby; in a match, has an absent player's seat played on. */
  v.strictObject({ type: v.literal("remove"), place: Place }),
  /** Gives a free place to a bot, or the bot at a place another level; in the lobby only. */
  v.strictObject({ type: v.literal("enlist"), place: Place, level: v.picklist(LEVELS) }),
  /** In a match: a bot plays for an absent player, who may come back (`return`). */
  v.strictObject({ type: v.literal("substitute"), place: Place }),
  v.strictObject({
    type: v.literal("admit"),
    ask: Serial,
    /** In a match: the absent player whose place is taken. */
    place: v.optional(Place),
  }),
  v.strictObject({ type: v.literal("dismiss"), ask: Serial }),
  /** Hides a name from everybody. */
  v.strictObject({ type: v.literal("hide"), place: Place }),
  /** Gives the host's part to another; an absent host's part is taken with the own place. */
  v.strictObject({ type: v.literal("host"), place: Place }),

  // Play.
  /** Moves of the seat to move, in the record's notation: all of them or none. */
  v.strictObject({
    type: v.literal("move"),
    moves: v.pipe(v.array(v.pipe(v.string(), v.maxLength(40))), v.minLength(1), v.maxLength(20)),
  }),
  /** Takes back the own last moves, which have shown nobody a piece. */
  v.strictObject({ type: v.literal("undo"), count: UndoCount }),
  v.strictObject({ type: v.literal("offer"), offer: OfferKind }),
  /** Says yes or no to a question: `offer` is the number of the event that asked it. */
  v.strictObject({ type: v.literal("answer"), offer: Serial, agree: v.boolean() }),
  v.strictObject({ type: v.literal("withdraw"), offer: Serial }),
  v.strictObject({ type: v.literal("resign") }),

  // After the end.
  /** Goes on to a new match with the same people; whoever asks first makes it. */
  v.strictObject({ type: v.literal("rematch") }),
]);
/** What a client can want of a match; `Action` is its form on the wire. */
export type Action = v.InferOutput<typeof Action>;
/** The actions of a type. */
export type ActionOf<Type extends Action["type"]> = Extract<Action, { type: Type }>;
