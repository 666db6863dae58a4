import {
  type AnyGame,
  type AnyOptions,
  type Deck,
  deckSeed,
  type GameId,
  gameOf,
  makeDeck,
  type Seat,
} from "@endstation/engine";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { Colour } from "./colours.ts";
import type { EventBody, MatchEvent } from "./event.ts";
import type { MatchId } from "./match-id.ts";
import type { Place } from "./protocol.ts";

/** Someone who has taken a place. */
export interface Sitter {
  readonly name: string;
  readonly colour: Colour;
  /** The contribution to the deal, in hex. */
  readonly value: string;
  readonly tokenDigest: string;
}

/** A match: the fold of its log. */
export interface Match {
  readonly id: MatchId;
  readonly log: readonly MatchEvent[];
  /** The sequence number of each command's event, by the command's id. */
  readonly done: ReadonlyMap<string, number>;
  readonly gameId: GameId;
  readonly game: AnyGame;
  readonly options: AnyOptions;
  readonly rules: number;
  readonly seed: string;
  readonly inviteDigest: string;
  readonly places: readonly (Sitter | null)[];
  /** Taken places, the longest taken first; the first of them hosts. */
  readonly arrivals: readonly Place[];
  readonly start: Start | null;
  /** The moves that stand. */
  readonly moves: readonly string[];
  /** Counts moves and undos: what a command was meant for. Grows with each of both. */
  readonly revision: number;
}

export interface Start {
  readonly order: readonly Place[];
  readonly lot: readonly number[];
  readonly deal: unknown;
}

/** The match after its log; throws if the log is none of ours, which no input can bring about. */
export function rebuild(id: MatchId, log: readonly MatchEvent[]): Match {
  const [first, ...rest] = log;
  if (first?.body.type !== "created") throw new Error("A log begins with the creation.");
  const { game, options, rules, seed, inviteDigest } = first.body;
  let match: Match = {
    id,
    log: [first],
    done: new Map(),
    gameId: game,
    game: gameOf(game),
    options,
    rules,
    seed,
    inviteDigest,
    places: new Array<null>(options.players).fill(null),
    arrivals: [],
    start: null,
    moves: [],
    revision: 0,
  };
  for (const event of rest) match = apply(match, event);
  return match;
}

/** The match after one more event, which `decide` has found good. */
export function apply(match: Match, event: MatchEvent): Match {
  return {
    ...match,
    ...change(match, event.body),
    log: [...match.log, event],
    done: event.command ? new Map(match.done).set(event.command, event.seq) : match.done,
  };
}

function change(match: Match, body: EventBody): Partial<Match> {
  switch (body.type) {
    case "created":
      throw new Error("A match is created once.");
    case "joined": {
      const { type, place, ...sitter } = body;
      return {
        places: match.places.with(place, sitter),
        arrivals: [...match.arrivals, place],
      };
    }
    case "left":
      return {
        places: match.places.with(body.place, null),
        arrivals: match.arrivals.filter((place) => place !== body.place),
      };
    case "changed": {
      const { type, place, ...changes } = body;
      return { places: match.places.with(place, { ...sitterAt(match, place), ...changes }) };
    }
    case "started": {
      const { order, lot, deal, options } = body;
      return { start: { order, lot, deal }, options };
    }
    case "moved": {
      const { start, moves, revision } = match;
      return {
        moves: [...moves, ...body.moves],
        revision: revision + body.moves.length,
        start: start && body.deal !== undefined ? { ...start, deal: body.deal } : start,
      };
    }
    case "undone":
      return { moves: match.moves.slice(0, -body.count), revision: match.revision + 1 };
  }
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

/**
 * The position after the first `plies` moves of a started match, new at each call. Replaying is
 * cheap beside what a message costs, and leaves no second truth beside the log.
 */
export function positionAfter(match: Match, plies: number = match.moves.length): unknown {
  const { game, options, start, moves } = match;
  if (!start) throw new Error("The match has not started.");
  const position = game.start(options, start.deal, deckOf(match));
  for (const move of moves.slice(0, plies)) {
    const played = game.play(position, move);
    if (!played.ok) throw new Error(`The log holds an illegal move: ${played.error.message}`);
  }
  return position;
}

/** The source of all that is random in the match, from its seed and its sitters' values. */
export const deckOf = ({ id, seed, arrivals, places }: Match): Deck =>
  makeDeck(
    deckSeed({
      server: hexToBytes(seed),
      match: id,
      values: arrivals.map((place) => hexToBytes(places[place]!.value)),
    }),
  );

/** Whether the match has come to its end. */
export const isOver = (match: Match): boolean =>
  match.start !== null && match.game.toMove(positionAfter(match)) === null;
