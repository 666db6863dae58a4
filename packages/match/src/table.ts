import type { LevelId } from "@endstation/bots";
import type { AnyOptions, GameId, View } from "@endstation/engine";
import type { CodePurpose, OfferKind, Place } from "./action.ts";
import type { Colour } from "./colours.ts";
import type { AutoHow, EndedHow, LostHow } from "./event.ts";
import type { MatchId } from "./match-id.ts";
import { seen } from "./seen.ts";
import { NO_TERMS, type Terms } from "./terms.ts";
import type { ReservedSeat, WireEvent } from "./wire-event.ts";

/** Someone at the table. The empty name is one that the host has hidden, or a bot's. */
export interface Person {
  readonly name: string;
  readonly colour: Colour;
  /** The level of a bot. */
  readonly bot?: LevelId;
}

/** A move as the viewer may read it. */
export interface LoggedMove {
  readonly move: string;
  /** The server's time in ms. */
  readonly at: number;
  /** Set for a move made in someone's stead: at random, or by the bot of the level `bot`. */
  readonly auto?: AutoHow;
  /** The level of the bot that made it. */
  readonly bot?: LevelId;
}

/** What the viewer knew when so many moves stood. */
export interface ToldView {
  readonly ply: number;
  readonly view: View;
}

/** Something that happened beside the moves, for the log that players read. */
export interface Note {
  /** The server's time in ms. */
  readonly at: number;
  /** How many moves stood when it had happened. */
  readonly ply: number;
  readonly event: WireEvent;
  /** With `undone`: the moves that were taken back, as the viewer had read them. */
  readonly taken?: readonly LoggedMove[];
}

/** One of the devices of the viewer's seat. */
export interface OwnDevice {
  readonly device: number;
  /** What its owner calls it; empty for the one that joined. */
  readonly word: string;
}

/** The wish of a watcher for a seat; `ask` is its number. */
export interface SeenAsk {
  readonly ask: number;
  readonly name: string;
  readonly colour: Colour;
}

/** The question that is open. */
export interface SeenOffer {
  /** The number of the event that asked: an answer names it. */
  readonly seq: number;
  readonly by: Place;
  readonly kind: OfferKind;
  /** When it lapses, by the server's time in ms. */
  readonly until: number;
  readonly agreed: readonly Place[];
}

/** A match as one viewer knows it: the fold of the events that it was sent. JSON-safe. */
export interface Table {
  readonly seq: number;
  readonly game: GameId | null;
  readonly options: AnyOptions;
  readonly rules: number;
  readonly commitment: string;
  readonly terms: Terms;
  /** The match that this one follows on, and how many were played before; `null` for a first. */
  readonly series: { readonly previous: MatchId; readonly played: number } | null;
  /** What each place's person has won in the series so far, by place; empty without one. */
  readonly wins: readonly number[];
  /** Whether the invite opens free places. */
  readonly inviteOpen: boolean;
  /** How often the invite was renewed or closed: one from before opens nothing any more. */
  readonly inviteChanges: number;
  /** Who sits where, by place. */
  readonly places: readonly (Person | null)[];
  /** For whom a free place is kept, by place. */
  readonly kept: readonly (ReservedSeat | null)[];
  readonly host: Place | null;
  /** Seated places, longest first. */
  readonly arrivals: readonly Place[];
  /** Watchers who would like to have a seat. */
  readonly asks: readonly SeenAsk[];
  /** The devices of the viewer's own seat, and its codes that are good: until when. */
  readonly devices: readonly OwnDevice[];
  readonly codes: Readonly<Partial<Record<CodePurpose, number | null>>>;
  /** The place at each seat, by seat; `null` in the lobby. */
  readonly order: readonly Place[] | null;
  readonly moves: readonly LoggedMove[];
  readonly notes: readonly Note[];
  /** Counts moves and undos; a command says which revision it is meant for. */
  readonly revision: number;
  readonly view: View;
  /** The view after each event of moves that stand, for whoever looks back; in order. */
  readonly views: readonly ToldView[];
  /** How each seat was lost, by place; `null` for one whose player plays on. */
  readonly lost: readonly (LostHow | null)[];
  /** The level of the bot that plays for each place's person, by place; `null` where none does. */
  readonly substitutes: readonly (LevelId | null)[];
  readonly offer: SeenOffer | null;
  readonly paused: boolean;
  /** How the match ended before its game's own end; `null` if it did not. */
  readonly ended: { readonly how: EndedHow; readonly place: Place | null } | null;
  /** The match that the players go on with. */
  readonly next: MatchId | null;
}

/** What a spectator sees of the hidden parts: nothing. */
const BLIND: View = { deal: {}, hand: [], drawn: null };

/** The table before its first event. */
export const EMPTY_TABLE: Table = {
  seq: 0,
  game: null,
  options: { players: 0 },
  rules: 0,
  commitment: "",
  terms: NO_TERMS,
  series: null,
  wins: [],
  inviteOpen: true,
  inviteChanges: 0,
  places: [],
  kept: [],
  host: null,
  arrivals: [],
  asks: [],
  devices: [],
  codes: {},
  order: null,
  moves: [],
  notes: [],
  revision: 0,
  view: BLIND,
  views: [],
  lost: [],
  substitutes: [],
  offer: null,
  paused: false,
  ended: null,
  next: null,
};

/**
 * The table after one more event. The caller has checked that `event.seq` is `table.seq + 1`.
 */
export function follow(table: Table, event: WireEvent): Table {
  return { ...table, ...seen(table, event), seq: event.seq };
}
