import type { LevelId } from "@endstation/bots";
import type { AnyOptions, GameId, View } from "@endstation/engine";
import type { CodePurpose, OfferKind, Place } from "./action.ts";
import type { Colour } from "./colours.ts";
import type { AutoHow, Consent, EndedHow, LostHow } from "./event.ts";
import type { MatchId } from "./match-id.ts";
import type { Terms } from "./terms.ts";

/** Someone of an earlier match who has a place in this one, as all may know. */
export interface ReservedSeat {
  readonly name: string;
  readonly colour: Colour;
  readonly wins: number;
  /** The level of a bot, which has its place from the beginning. */
  readonly bot?: LevelId;
}

/**
 * An event as one viewer may see it. Each is written out here although many are kept in the same
 * form (`event.ts`): what is added to the log is not told by that alone.
 * `at` is the server's time in milliseconds. A name that the
 * host has hidden is told as the empty text, also where it was given.
 */
export type WireEvent = { readonly seq: number; readonly at: number } & (
  | {
      readonly type: "created";
      readonly game: GameId;
      readonly options: AnyOptions;
      readonly rules: number;
      readonly commitment: string;
      readonly terms?: Terms;
      readonly series?: {
        readonly previous: MatchId;
        readonly played: number;
        readonly seats: readonly ReservedSeat[];
      };
    }
  | {
      readonly type: "joined";
      readonly place: Place;
      readonly name: string;
      readonly colour: Colour;
      readonly ask?: number;
      /** For the own seat: its devices, where it comes with more than the one that joined. */
      readonly devices?: readonly { readonly device: number; readonly word: string }[];
    }
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
  | { readonly type: "hidden"; readonly place: Place }
  | { readonly type: "configured"; readonly options: AnyOptions; readonly terms: Terms }
  | { readonly type: "invited"; readonly open: boolean }
  | { readonly type: "hosted"; readonly place: Place }
  | {
      readonly type: "asked";
      readonly ask: number;
      readonly name: string;
      readonly colour: Colour;
    }
  | { readonly type: "dismissed"; readonly ask: number }
  | {
      readonly type: "replaced";
      readonly place: Place;
      readonly name: string;
      readonly colour: Colour;
      readonly ask: number;
    }
  /** Something about the devices of another's seat, which is nobody else's business. */
  | { readonly type: "private" }
  | { readonly type: "coded"; readonly purpose: CodePurpose; readonly until: number | null }
  | { readonly type: "uncoded"; readonly purpose: CodePurpose }
  | {
      readonly type: "paired";
      readonly device: number;
      readonly word: string;
      readonly purpose: CodePurpose;
    }
  | { readonly type: "revoked"; readonly device: number }
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
      readonly auto?: AutoHow;
      readonly bot?: LevelId;
    }
  | {
      readonly type: "undone";
      /** How many of the last moves stand no more. */
      readonly count: number;
      readonly sees?: View;
      readonly consent?: Consent;
    }
  | {
      readonly type: "offered";
      readonly place: Place;
      readonly offer: OfferKind;
      readonly until: number;
    }
  | { readonly type: "agreed"; readonly place: Place }
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
      readonly bot?: LevelId;
    }
  | { readonly type: "substituted"; readonly place: Place; readonly level: LevelId }
  | { readonly type: "returned"; readonly place: Place }
  | { readonly type: "ended"; readonly how: EndedHow; readonly place?: Place }
  | { readonly type: "rematched"; readonly next: MatchId }
);
