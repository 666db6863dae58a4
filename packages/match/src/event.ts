import type { AnyOptions, GameId } from "@endstation/engine";
import type { Colour } from "./colours.ts";
import type { Place } from "./protocol.ts";

/**
 * What happened in a match, as it is kept: with all secrets but tokens and invites, of which only
 * digests are known. The log of these events is the match; all else is derived from it. Past
 * events are never changed, and every later build must read them.
 */
export type EventBody =
  | {
      readonly type: "created";
      readonly game: GameId;
      readonly options: AnyOptions;
      /** The version of the game's rules, for ever. */
      readonly rules: number;
      /** The server seed, 32 bytes in hex, of which the commitment is public from now on. */
      readonly seed: string;
      readonly inviteDigest: string;
    }
  | {
      readonly type: "joined";
      readonly place: Place;
      readonly name: string;
      readonly colour: Colour;
      readonly value: string;
      readonly tokenDigest: string;
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
      readonly options: AnyOptions;
      /** The place at each seat, by seat. */
      readonly order: readonly Place[];
      /** The lot: for each seat, which of those who joined (from 0, in that order) sits there. */
      readonly lot: readonly number[];
      /** Kept in full although it follows from the seed: a game never depends on a later build. */
      readonly deal: unknown;
    }
  | {
      /** The moves of one command of the seat to move. */
      readonly type: "moved";
      readonly moves: readonly string[];
      /** The deal from now on, where the moves had something shuffled anew. */
      readonly deal?: unknown;
    }
  /** The last moves were taken back, by the seat that had made them. */
  | { readonly type: "undone"; readonly count: number };

export interface MatchEvent {
  /** From 1, without gaps. */
  readonly seq: number;
  /** The server's time in milliseconds. */
  readonly at: number;
  /** The id of the command that brought it about; `null` for the creation. */
  readonly command: string | null;
  readonly body: EventBody;
}
