import type { LevelId } from "@endstation/bots";
import type { AnyOptions, GameId } from "@endstation/engine";
import type { CodePurpose, OfferKind, Place } from "./action.ts";
import type { Colour } from "./colours.ts";
import type { MatchId } from "./match-id.ts";
import type { Terms } from "./terms.ts";

/** How a seat was lost for good: its player ranks behind all who have kept theirs. */
export type LostHow = "resigned" | "abandoned" | "time";

/** How a match ended other than by its game's rules. */
export type EndedHow = LostHow | "agreed";

/** Why a move was not made by whose turn it was: a lost seat, time over, an absent player. */
export type AutoHow = "lost" | "time" | "away";

/** Someone of an earlier match for whom a place is kept in the next; a bot has it at once. */
export interface Reserved {
  /** Empty for a bot. */
  readonly name: string;
  readonly colour: Colour;
  /** This person's devices: any of them may take the place, and all of them then have it. */
  readonly devices: readonly { readonly word: string; readonly tokenDigest: string }[];
  /** Matches of the series that this one has won. */
  readonly wins: number;
  readonly bot?: LevelId;
}

/** What a match follows on. Its seats are in the order in which they are to sit. */
export interface Series {
  readonly previous: MatchId;
  /** Matches played before this one. */
  readonly played: number;
  readonly seats: readonly Reserved[];
}

/**
 * What happened in a match, as it is kept: with all secrets but tokens, codes and invites, of
 * which only digests are known. The log of these events is the match; all else is derived from
 * it. Past events are never changed, and every later build must read them.
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
      /** `NO_TERMS` where they are missing. */
      readonly terms?: Terms;
      readonly series?: Series;
    }
  | {
      readonly type: "joined";
      readonly place: Place;
      readonly name: string;
      readonly colour: Colour;
      readonly value: string;
      readonly tokenDigest: string;
      /** The number of the wish that the host has granted. */
      readonly ask?: number;
    }
  /** The host has given a free place to a bot, or the bot there another level. */
  | {
      readonly type: "enlisted";
      readonly place: Place;
      readonly level: LevelId;
      readonly colour: Colour;
    }
  | { readonly type: "left"; readonly place: Place; readonly by?: "host" }
  | {
      readonly type: "changed";
      readonly place: Place;
      readonly name?: string;
      readonly colour?: Colour;
    }
  /** The host has hidden a name: it is told to nobody any more. */
  | { readonly type: "hidden"; readonly place: Place }
  | { readonly type: "configured"; readonly options: AnyOptions; readonly terms: Terms }
  /** A new invite in the place of the last, or none any more. */
  | { readonly type: "invited"; readonly inviteDigest: string | null }
  | { readonly type: "hosted"; readonly place: Place }
  /** A watcher would like to have a seat. */
  | {
      readonly type: "asked";
      readonly ask: number;
      readonly name: string;
      readonly colour: Colour;
      readonly value: string;
      readonly tokenDigest: string;
    }
  | { readonly type: "dismissed"; readonly ask: number }
  /** Someone who had asked plays on in the place of another; the deal stays as it is. */
  | {
      readonly type: "replaced";
      readonly place: Place;
      readonly name: string;
      readonly colour: Colour;
      readonly tokenDigest: string;
      readonly ask: number;
    }
  /** A code that opens the seat to one more device, once. A new one ends the last of its purpose. */
  | {
      readonly type: "coded";
      readonly place: Place;
      readonly purpose: CodePurpose;
      readonly digest: string;
      /** In ms; `null` for one that stays good until it is used. */
      readonly until: number | null;
    }
  | { readonly type: "uncoded"; readonly place: Place; readonly purpose: CodePurpose }
  | {
      readonly type: "paired";
      readonly place: Place;
      /** The number of the device within its seat, from 2: the first is the one that joined. */
      readonly device: number;
      /** What its owner calls it. */
      readonly word: string;
      readonly tokenDigest: string;
      readonly purpose: CodePurpose;
    }
  | { readonly type: "revoked"; readonly place: Place; readonly device: number }
  | {
      readonly type: "started";
      readonly options: AnyOptions;
      /** The place at each seat, by seat. */
      readonly order: readonly Place[];
      /** For each seat, which of those who joined (from 0, in that order) sits there. */
      readonly lot: readonly number[];
      /** How the order came about; by lot where it is missing. */
      readonly by?: "lot" | "rotation";
      /** Kept in full although it follows from the seed: a game never depends on a later build. */
      readonly deal: unknown;
      /** Set where it does not follow from the seed, but is that of a game that is tried out anew. */
      readonly given?: true;
    }
  | {
      /** The moves of one command of the seat to move. */
      readonly type: "moved";
      readonly moves: readonly string[];
      /** The deal from now on, where the moves had something shuffled anew. */
      readonly deal?: unknown;
      /** Set for a move made in someone's stead: at random, or by the bot of the level `bot`. */
      readonly auto?: AutoHow;
      /** The level of the bot that made it. */
      readonly bot?: LevelId;
    }
  | {
      /** The last moves were taken back. */
      readonly type: "undone";
      readonly count: number;
      /** The deal from now on, where an order that was shuffled anew is needed no more. */
      readonly deal?: unknown;
      /** Whose moves they were and who has agreed, where it needed the others' consent. */
      readonly consent?: Consent;
    }
  /** One seat asks the others. */
  | {
      readonly type: "offered";
      readonly place: Place;
      readonly offer: OfferKind;
      readonly until: number;
    }
  | { readonly type: "agreed"; readonly place: Place }
  /** The offer is off: taken back by its maker (`withdrawn`), refused, or not answered in time. */
  | {
      readonly type: "dropped";
      readonly how: "withdrawn" | "declined" | "lapsed";
      readonly place: Place | null;
    }
  | { readonly type: "paused" }
  | { readonly type: "resumed"; readonly place: Place | null }
  | {
      readonly type: "lost";
      readonly place: Place;
      readonly how: LostHow;
      /** The level of the bot that plays on; at random where it is missing. */
      readonly bot?: LevelId;
    }
  /** A bot plays for an absent player, whose seat it stays. */
  | { readonly type: "substituted"; readonly place: Place; readonly level: LevelId }
  /** The player of a seat that was played on has come back. */
  | { readonly type: "returned"; readonly place: Place }
  | { readonly type: "ended"; readonly how: EndedHow; readonly place?: Place }
  /** The players go on to another match. */
  | { readonly type: "rematched"; readonly next: MatchId };

/** Who took back, and who of the others has said yes. */
export interface Consent {
  readonly by: Place;
  readonly agreed: readonly Place[];
}

/** An event with its place in the log: a row, which is never changed. */
export interface MatchEvent {
  /** From 1, without gaps. */
  readonly seq: number;
  /** The server's time in milliseconds. */
  readonly at: number;
  /** The id of the command that brought it about; `null` where none did. */
  readonly command: string | null;
  readonly body: EventBody;
}
