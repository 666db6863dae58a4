import {
  type AnyOptions,
  err,
  type GameId,
  gameOf,
  isGameId,
  ok,
  type Result,
} from "@endstation/engine";
import { bytesToHex } from "@noble/hashes/utils.js";
import { makeBase64url } from "./base64url.ts";
import { digestOf } from "./digest.ts";
import type { EventBody, Series } from "./event.ts";
import { type Match, sitterAt } from "./match.ts";
import { type MatchId, makeMatchId } from "./match-id.ts";
import { winnersOf } from "./outcome.ts";
import { type Refusal, refusal } from "./refusal.ts";
import type { Terms } from "./terms.ts";

/**
 * What a creation needs from outside: 16, 16 and 32 fresh random bytes, and the key of ids; `null`
 * for a match of one device.
 */
export interface CreationSecrets {
  readonly id: Uint8Array;
  readonly invite: Uint8Array;
  readonly seed: Uint8Array;
  readonly key: Uint8Array | null;
}

/** A match that is made, and not stored yet. */
export interface Creation {
  readonly id: MatchId;
  /** The text that opens a free place; kept nowhere but with those who are told it. */
  readonly invite: string;
  /** The body of the match's first event. */
  readonly created: Extract<EventBody, { type: "created" }>;
}

/** A new match of a game, with the game's options as someone asks for them. */
export function createMatch(
  request: { readonly game: string; readonly options: unknown; readonly terms?: Terms | undefined },
  secrets: CreationSecrets,
): Result<Creation, Refusal> {
  if (!isGameId(request.game)) return err(refusal("unknown-game"));
  const options = gameOf(request.game).parseOptions(request.options);
  if (!options.ok) return err(refusal("bad-options", options.error));
  return ok(create({ game: request.game, options: options.value, terms: request.terms }, secrets));
}

/**
 * The match that one which is over goes on with: the same game, a place kept for each person and
 * taken by each bot. The last to sit first now, so that each has the first turn once.
 */
export function createRematch(match: Match, secrets: CreationSecrets): Creation {
  const { start, gameId: game, options, terms, id } = match;
  if (!start) throw new Error("A match that has not started has no rematch.");
  const winners = winnersOf(match);
  const [first, ...others] = start.order;
  const seats = [...others, first!].map((place) => {
    const { name, hidden, colour, devices, kept, bot } = sitterAt(match, place);
    const before = kept ? (match.series?.seats[place]?.wins ?? 0) : 0;
    return {
      name: hidden ? "" : name,
      colour,
      devices: devices.map(({ word, tokenDigest }) => ({ word, tokenDigest })),
      wins: before + (winners.includes(place) ? 1 : 0),
      ...(bot && { bot }),
    };
  });
  const series = { previous: id, played: (match.series?.played ?? 0) + 1, seats };
  return create({ game, options, terms, series }, secrets);
}

interface Parts {
  readonly game: GameId;
  readonly options: AnyOptions;
  readonly terms?: Terms | undefined;
  readonly series?: Series;
}

function create({ game: id, options, terms, series }: Parts, secrets: CreationSecrets): Creation {
  const game = gameOf(id);
  const invite = makeBase64url(secrets.invite);
  return {
    id: makeMatchId(
      { kind: game.linkKind(options), players: options.players },
      secrets.id,
      secrets.key,
    ),
    invite,
    created: {
      type: "created",
      game: id,
      options,
      rules: game.rulesVersion,
      seed: bytesToHex(secrets.seed),
      inviteDigest: digestOf(invite),
      ...(terms && { terms }),
      ...(series && { series }),
    },
  };
}
