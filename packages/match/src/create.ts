import { err, gameOf, isGameId, ok, type Result } from "@endstation/engine";
import { bytesToHex } from "@noble/hashes/utils.js";
import { makeBase64url } from "./base64url.ts";
import { digestOf } from "./digest.ts";
import type { EventBody } from "./event.ts";
import { type MatchId, makeMatchId } from "./match-id.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** What a creation needs from outside: 16, 16 and 32 fresh random bytes, and the id key. */
export interface CreationSecrets {
  readonly id: Uint8Array;
  readonly invite: Uint8Array;
  readonly seed: Uint8Array;
  readonly key: Uint8Array;
}

export interface Creation {
  readonly id: MatchId;
  /** The text that opens a free place; kept nowhere but with those who are told it. */
  readonly invite: string;
  /** The body of the match's first event. */
  readonly created: EventBody;
}

/** A new match of a game, with the game's options as someone asks for them. */
export function createMatch(
  request: { readonly game: string; readonly options: unknown },
  secrets: CreationSecrets,
): Result<Creation, Refusal> {
  if (!isGameId(request.game)) return err(refusal("unknown-game"));
  const game = gameOf(request.game);
  const options = game.parseOptions(request.options);
  if (!options.ok) return err(refusal("bad-options", options.error));
  const invite = makeBase64url(secrets.invite);
  return ok({
    id: makeMatchId(
      { kind: game.linkKind(options.value), players: options.value.players },
      secrets.id,
      secrets.key,
    ),
    invite,
    created: {
      type: "created",
      game: request.game,
      options: options.value,
      rules: game.rulesVersion,
      seed: bytesToHex(secrets.seed),
      inviteDigest: digestOf(invite),
    },
  });
}
