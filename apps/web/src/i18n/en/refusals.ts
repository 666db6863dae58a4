import type { RefusalCode } from "@endstation/match";

/** What a person can do something about. Other codes show the server's own sentence. */
export const refusals: Partial<Record<RefusalCode, string>> = {
  "too-many": "Too many at once. Please wait a moment.",
  "bad-options": "These options do not go together.",
  "bad-invite": "This invite is not valid for this match.",
  "not-seated": "You have no seat in this match.",
  "already-seated": "You already have a seat.",
  "table-full": "Every seat is taken.",
  started: "The match has begun.",
  "not-started": "The match has not begun yet.",
  "not-host": "Only the host can do that.",
  "too-few-players": "It takes at least two.",
  "name-empty": "A name, please.",
  "name-too-long": "At most 24 characters, please.",
  "name-letters": "This name has characters that cannot be shown.",
  "name-taken": "Somebody here has that name.",
  "colour-taken": "Somebody here has that colour.",
  "not-your-turn": "It is not your turn.",
  stale: "The board has changed. Please look again.",
  "no-undo": "This cannot be taken back any more.",
  illegal: "The rules do not allow that.",
  over: "The game is over.",
  "not-over": "The game is not over yet.",
  internal: "Something went wrong here. Please try again.",
};
