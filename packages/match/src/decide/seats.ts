import { ok } from "@endstation/engine";
import type { ActionOf, Place } from "../action.ts";
import { COLOURS, type Colour } from "../colours.ts";
import { type Credential, credentialOf, keptPlaceOf } from "../credential.ts";
import { digestOf, equalInConstantTime } from "../digest.ts";
import { type Match, sitterAt } from "../match.ts";
import { parseName, sameName } from "../name.ts";
import { isOver } from "../position.ts";
import type { RefusalCode } from "../refusal.ts";
import { type Decision, no, yes } from "./context.ts";

/** Wishes that may wait for the host at the same time. */
const MAX_ASKS = 8;

/** Takes the place that is kept for the token, or else a free one by an invite. */
export function join(
  match: Match,
  who: Credential | null,
  { invite, token, ...look }: ActionOf<"join">,
): Decision {
  if (who !== null || credentialOf(match, token)) return no("already-seated");
  const kept = keptPlaceOf(match, token);
  if (kept === null) {
    const { inviteDigest } = match;
    if (inviteDigest === null || invite === undefined) return no("bad-invite");
    if (!equalInConstantTime(digestOf(invite), inviteDigest)) return no("bad-invite");
  }
  if (match.start) return no("started");
  const place = kept ?? freePlace(match);
  if (place === null) return no("table-full");
  const name = parseName(look.name);
  if (!name.ok) return name;
  const clash = clashOf(match, kept, { name: name.value, colour: look.colour });
  if (clash) return no(clash);
  const { colour, value } = look;
  const tokenDigest = digestOf(token);
  return yes({ type: "joined", place, name: name.value, colour, value, tokenDigest });
}

/** A watcher would like to have a seat: kept until the host has answered. */
export function ask(
  match: Match,
  who: Credential | null,
  { token, ...look }: ActionOf<"ask">,
): Decision {
  if (who !== null || credentialOf(match, token)) return no("already-seated");
  if (isOver(match)) return no("over");
  if (match.asks.length >= MAX_ASKS) return no("too-many-asks");
  const tokenDigest = digestOf(token);
  if (match.asks.some((one) => one.tokenDigest === tokenDigest)) return no("asked-already");
  const name = parseName(look.name);
  if (!name.ok) return name;
  if (clashOf(match, null, { name: name.value, colour: null })) return no("name-taken");
  const last = match.log.findLast(({ body }) => body.type === "asked")?.body;
  const number = last?.type === "asked" ? last.ask + 1 : 1;
  const { colour, value } = look;
  return yes({ type: "asked", ask: number, name: name.value, colour, value, tokenDigest });
}

/** Gives the place back. */
export const leave = (match: Match, place: Place): Decision =>
  match.start ? no("started") : yes({ type: "left", place });

/** Another name or colour. A name that the host has hidden is not changed for a new one to hide. */
export function changeLook(match: Match, place: Place, action: ActionOf<"change">): Decision {
  if (match.start) return no("started");
  const sitter = sitterAt(match, place);
  const { colour = sitter.colour } = action;
  if (action.name !== undefined && sitter.hidden) return no("name-hidden");
  const name = action.name === undefined ? ok(sitter.name) : parseName(action.name);
  if (!name.ok) return name;
  const clash = clashOf(match, place, { name: name.value, colour });
  if (clash) return no(clash);
  return yes({ type: "changed", place, name: name.value, colour });
}

/** The first place that nobody has and that is kept for nobody; `null` if there is none. */
export function freePlace({ places, kept }: Match): Place | null {
  const free = places.findIndex((sitter, place) => sitter === null && !kept[place]);
  return free < 0 ? null : free;
}

/** What of someone's look another at the table has already. */
export function clashOf(
  match: Match,
  own: Place | null,
  look: { name: string; colour: string | null },
): RefusalCode | null {
  const others = match.places.filter((sitter, place) => sitter && place !== own);
  if (others.some((sitter) => sameName(sitter!.name, look.name))) return "name-taken";
  if (others.some((sitter) => sitter!.colour === look.colour)) return "colour-taken";
  return null;
}

/** The colour asked for, or the first that is free. There are more colours than places. */
export function freeColour(match: Match, own: Place | null, wish: Colour): Colour {
  const seats = [...match.places, ...match.kept.map((kept, at) => kept && match.series?.seats[at])];
  const taken = seats.flatMap((one, at) =>
    one && at % match.places.length !== own ? [one.colour] : [],
  );
  return taken.includes(wish) ? COLOURS.find((one) => !taken.includes(one))! : wish;
}
