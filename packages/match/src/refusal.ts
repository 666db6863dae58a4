import type { Fault } from "@endstation/engine";

/** Why something was not done: a stable code, which a client translates, and its sentence. */
const SENTENCES = {
  malformed: "This message is not one that the match understands.",
  "too-large": "This message is too large.",
  version: "This page is of another version than the server. Please reload it.",
  "unknown-match": "There is no match at this link. It may have been deleted, or the link is cut.",
  "unknown-game": "There is no such game.",
  "bad-options": "The game cannot be played with these options.",
  "too-many": "That was a lot at once. Please wait a moment.",
  "bad-invite": "This link does not invite to the match any more. You can watch it.",
  "not-seated": "Only players can do this; you are watching.",
  "already-seated": "You already have a seat in this match.",
  "table-full": "All seats are taken. You can watch.",
  started: "The match has started.",
  "not-started": "The match has not started yet.",
  "not-host": "Only the host can do this.",
  "too-few-players": "There are not enough players yet.",
  "name-empty": "Please enter a name.",
  "name-too-long": "This name is too long: 24 letters at most.",
  "name-letters": "This name has characters that cannot be shown.",
  "name-taken": "Someone at the table has this name. Please take another.",
  "colour-taken": "Someone at the table has this colour. Please take another.",
  "not-your-turn": "It is not your turn.",
  stale: "The position has changed in the meantime. Please look again.",
  "one-at-a-time": "What this move shows must be seen before the next one is made.",
  "no-undo": "This cannot be taken back any more.",
  illegal: "The rules do not allow this move.",
  over: "The match is over.",
  "not-over": "This can be had when the match is over.",
  late: "The time for this move was over.",
  paused: "The match is paused.",
  "not-paused": "The match is not paused.",
  "needs-consent": "Others have seen more since: they must agree to take this back.",
  "offer-open": "Another question is still open.",
  "no-offer": "This question is not open any more.",
  "seat-lost": "This seat is played on without you.",
  "seat-changed": "Another player looks at this device now. Please look whether this was done.",
  "not-lost": "This seat cannot be taken back.",
  "no-such-seat": "There is nobody at this seat for whom this can be done.",
  "not-away": "This player is not away, or not for long enough.",
  "no-level": "There is no such bot for this game here.",
  "other-game": "This would be another game than the link says. Please make a new match.",
  "name-hidden": "The host has hidden this name. It cannot be changed in this match.",
  "too-many-asks": "Too many people are waiting for a seat already.",
  "asked-already": "You have asked for a seat already. The host has to answer.",
  "no-ask": "Nobody is waiting for a seat with this number.",
  "bad-code": "This code is not good any more. Please make a new one.",
  "no-device": "This seat has no such device.",
  "last-device": "This is the only device of the seat.",
  "too-many-devices": "This seat has too many devices. Please take it away from one of them.",
  full: "Too much has happened in this match for anything but its moves.",
  "foreign-origin": "The match takes calls from its own page only.",
  internal: "Something went wrong on our side. Please try again.",
} as const;

/** The codes of refusals; they never change their meaning. */
export type RefusalCode = keyof typeof SENTENCES;
export const REFUSAL_CODES = Object.keys(SENTENCES) as readonly RefusalCode[];

/** Why something is not done: a stable code, which a client translates, and its sentence. */
export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** With `illegal` and `bad-options`: what is wrong by the rules of the game. */
  readonly fault?: Fault;
  /** With `internal`: by which whoever runs the server finds the error in its log. */
  readonly report?: string;
}

/** A refusal with its English sentence; a fault of the rules brings its own. */
export const refusal = (code: RefusalCode, fault?: Fault): Refusal =>
  fault ? { code, message: fault.message, fault } : { code, message: SENTENCES[code] };
