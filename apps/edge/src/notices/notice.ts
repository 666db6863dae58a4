import type { GameId } from "@endstation/engine";
import type { MatchId, NoticeKind, Place, PushMessage } from "@endstation/match";

/** What leaves the match: nothing that its link for watching does not show. */
export interface Notice extends PushMessage {
  /** When it began, in ms. */
  readonly at: number;
}

/** The latest that a place may want to be told. */
export interface Occasion {
  readonly place: Place;
  readonly kind: NoticeKind;
  /** The event that brought it about: what began later has a larger one. */
  readonly seq: number;
  /** When it began, in ms. */
  readonly at: number;
}

/** A match as its notices see it. */
export interface Scene {
  readonly match: MatchId;
  readonly game: GameId;
  /** The sequence number of the last event. */
  readonly seq: number;
  /** One for each place at most. Asked only where a notice is wished for. */
  occasions(): readonly Occasion[];
  /** When someone was last seen looking from this place, in ms; 0: never. */
  lastSign(place: Place): number;
}

/** How a notice went: `gone` means that its address will never take one again. */
export type Sending =
  | { readonly result: "sent" | "gone" }
  | { readonly result: "failed"; readonly code: string };

/** The way out: `fetch` in the product, a stand-in where tests catch what is sent. */
export type Fetch = (url: string, init: RequestInit) => Promise<Response>;
