import type { Place } from "./action.ts";
import { digestOf, equalInConstantTime } from "./digest.ts";
import type { Match } from "./match.ts";

/** What a token opens: a place, as one of its devices. */
export interface Credential {
  readonly place: Place;
  readonly device: number;
}

/** What a token opens; `null` if it opens nothing. */
export const credentialOf = (match: Match, token: string): Credential | null =>
  credentialOfDigest(match, digestOf(token));

/** What the token of a digest opens; `null` if it opens nothing (any more). */
export function credentialOfDigest(match: Match, digest: string): Credential | null {
  for (const [place, sitter] of match.places.entries()) {
    for (const { device, tokenDigest } of sitter?.devices ?? []) {
      if (equalInConstantTime(tokenDigest, digest)) return { place, device };
    }
  }
  return null;
}

/** The place that is kept for a token's person in a rematch; `null` if none is. */
export function keptPlaceOf(match: Match, token: string): Place | null {
  const digest = digestOf(token);
  const isOwn = (place: Place) =>
    match.series?.seats[place]?.devices.some(({ tokenDigest }) =>
      equalInConstantTime(tokenDigest, digest),
    );
  const place = match.kept.findIndex((kept, at) => kept && isOwn(at));
  return place < 0 ? null : place;
}
