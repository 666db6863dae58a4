import type { Fault } from "@endstation/engine";

/** Why something was not done. `code` is stable; a client translates it. */
export const REFUSAL_CODES = [
  "malformed",
  "too-large",
  "version",
  "unknown-match",
  "unknown-game",
  "bad-options",
  "too-many",
  "bad-invite",
  "not-seated",
  "already-seated",
  "table-full",
  "started",
  "not-started",
  "not-host",
  "too-few-players",
  "name-empty",
  "name-too-long",
  "name-letters",
  "name-taken",
  "colour-taken",
  "not-your-turn",
  "stale",
  "illegal",
  "over",
  "not-over",
  "foreign-origin",
  "internal",
] as const;

export type RefusalCode = (typeof REFUSAL_CODES)[number];

export interface Refusal {
  readonly code: RefusalCode;
  readonly message: string;
  /** With `illegal` and `bad-options`: what is wrong by the rules of the game. */
  readonly fault?: Fault;
}
