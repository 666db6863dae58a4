import type { LevelId } from "@endstation/bots";
import { type AnyGame, type AnyOptions, type GameId, gameOf, type Seat } from "@endstation/engine";
import type { CodePurpose, OfferKind, Place } from "./action.ts";
import { change } from "./change.ts";
import type { Colour } from "./colours.ts";
import type { AutoHow, EndedHow, LostHow, MatchEvent, Reserved, Series } from "./event.ts";
import type { MatchId } from "./match-id.ts";
import { botSitter } from "./sitter.ts";
import { NO_TERMS, type Terms } from "./terms.ts";

/** One device of a seat: whoever shows its token speaks for the seat. */
export interface Device {
  /** Within its seat, from 1: the one that joined. */
  readonly device: number;
  /** What its owner calls it; empty for the one that joined. */
  readonly word: string;
  readonly tokenDigest: string;
}

/** A code that opens a seat to one more device. */
export interface Code {
  readonly digest: string;
  readonly until: number | null;
}

/** Whoever has a place: a person, or a bot, which has neither name, value nor devices. */
export interface Sitter {
  /** The level of a bot; `null` for a person. */
  readonly bot: LevelId | null;
  readonly name: string;
  /** Whether the host has hidden the name. */
  readonly hidden: boolean;
  readonly colour: Colour;
  /** The contribution to the deal, in hex. */
  readonly value: string;
  readonly devices: readonly Device[];
  /** Whether it is the one of the series for whom the place was kept. */
  readonly kept: boolean;
  /** The number of the device that was added last. */
  readonly lastDevice: number;
  readonly codes: Readonly<Partial<Record<CodePurpose, Code>>>;
}

/** A watcher who would like to have a seat. */
export interface Ask {
  readonly ask: number;
  readonly name: string;
  readonly colour: Colour;
  readonly value: string;
  readonly tokenDigest: string;
}

/** What one seat has asked the others, while they may still answer. */
export interface Offer {
  /** The number of the event that asked: an answer names it. */
  readonly seq: number;
  readonly by: Place;
  readonly kind: OfferKind;
  /** When silence is judged, in ms. */
  readonly until: number;
  readonly agreed: readonly Place[];
}

/** A match: the fold of its log. */
export interface Match {
  readonly id: MatchId;
  readonly log: readonly MatchEvent[];
  /** The sequence number of each command's last event, by the command's id. */
  readonly done: ReadonlyMap<string, number>;
  readonly gameId: GameId;
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly rules: number;
  readonly terms: Terms;
  readonly series: Series | null;
  readonly seed: string;
  /** `null` while nobody may join by link. */
  readonly inviteDigest: string | null;
  readonly places: readonly (Sitter | null)[];
  /** Whether a place is still kept for the person of the series, by place. */
  readonly kept: readonly boolean[];
  /** Taken places, the longest taken first. */
  readonly arrivals: readonly Place[];
  /** Who may start, remove and admit; `null` while nobody sits. */
  readonly host: Place | null;
  readonly asks: readonly Ask[];
  readonly start: Start | null;
  /** The moves that stand. */
  readonly moves: readonly string[];
  /** Which of them were made in someone's stead. */
  readonly autos: readonly Auto[];
  /** Counts moves and undos: what a command was meant for. Grows with each of both. */
  readonly revision: number;
  /** How each seat was lost, by place; `null` for one whose player plays on. */
  readonly lost: readonly (LostHow | null)[];
  /** The level of the bot that plays for each place's person, by place; `null` where none does. */
  readonly substitutes: readonly (LevelId | null)[];
  readonly offer: Offer | null;
  readonly paused: boolean;
  /** How the match ended before its game's own end; `null` if it did not. */
  readonly ended: Ended | null;
  readonly next: MatchId | null;
}

/** How a match began; see the event `started`. */
export interface Start {
  readonly order: readonly Place[];
  readonly lot: readonly number[];
  readonly by: "lot" | "rotation";
  readonly deal: unknown;
  /** Whether the deal was given from outside, and does not follow from the seed. */
  readonly given: boolean;
  /** The persons' contributions that were mixed into the deal, whoever sits there later. */
  readonly values: readonly string[];
}

/** A move that was made in someone's stead, or by a bot. */
export interface Auto {
  /** The index of the move. */
  readonly move: number;
  /** The number of the event that made it. */
  readonly event: number;
  readonly how: AutoHow;
  /** The level of the bot that made it; `null` where it was made at random. */
  readonly bot: LevelId | null;
}

/**
 * How a match ended before its game's own end. `place` is whose doing it was, where it was one's.
 */
export interface Ended {
  readonly how: EndedHow;
  readonly place: Place | null;
}

/** The match after its log; throws if the log is none of ours, which no input can bring about. */
export function rebuild(id: MatchId, log: readonly MatchEvent[]): Match {
  const [first, ...rest] = log;
  if (first?.body.type !== "created") throw new Error("A log begins with the creation.");
  const { game, options, rules, seed, inviteDigest, terms, series } = first.body;
  // Judged by other rules it would be another match.
  if (rules > gameOf(game).rulesVersion) {
    throw new Error(`This build does not know version ${rules} of the rules.`);
  }
  const seats = new Array<null>(options.players).fill(null);
  let match: Match = {
    id,
    log: [first],
    done: new Map(),
    gameId: game,
    game: gameOf(game),
    options,
    rules,
    terms: terms ?? NO_TERMS,
    series: series ?? null,
    seed,
    inviteDigest,
    places: seats.map((_, place) => broughtBot(series?.seats[place])),
    kept: seats.map((_, place) => isKept(series?.seats[place])),
    arrivals: [...seats.keys()].filter((place) => series?.seats[place]?.bot !== undefined),
    host: null,
    asks: [],
    start: null,
    moves: [],
    autos: [],
    revision: 0,
    lost: seats,
    substitutes: seats,
    offer: null,
    paused: false,
    ended: null,
    next: null,
  };
  for (const event of rest) match = apply(match, event);
  return match;
}

const isKept = (reserved: Reserved | undefined): boolean =>
  reserved !== undefined && reserved.bot === undefined;

/** The bot that comes along from the match before, if it is one that did. */
const broughtBot = (reserved: Reserved | undefined): Sitter | null =>
  reserved?.bot === undefined ? null : { ...botSitter(reserved.bot, reserved.colour), kept: true };

/** The match after one more event, which `decide` or `settle` has found good. */
export function apply(match: Match, event: MatchEvent): Match {
  return {
    ...match,
    ...change(match, event),
    log: [...match.log, event],
    done: event.command ? new Map(match.done).set(event.command, event.seq) : match.done,
  };
}

/** Who sits at a place that is taken. */
export function sitterAt(match: Match, place: Place): Sitter {
  const sitter = match.places[place];
  if (!sitter) throw new Error(`Nobody sits at place ${place}.`);
  return sitter;
}

/** The seat of a place, once the match has started. */
export function seatOf(match: Match, place: Place | null): Seat | null {
  const seat = place === null ? -1 : (match.start?.order.indexOf(place) ?? -1);
  return seat < 0 ? null : seat;
}

/** The places that play on: of persons and of bots. */
export const inPlay = (match: Match): readonly Place[] =>
  (match.start?.order ?? []).filter((place) => match.lost[place] === null);
