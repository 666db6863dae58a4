import {
  type Action,
  COLOURS,
  COMMAND_ID_BYTES,
  type Colour,
  INVITE_BYTES,
  makeBase64url,
  type Place,
  TOKEN_BYTES,
  VALUE_BYTES,
} from "@endstation/match";
import { keptForSession, keptHere } from "./storage.ts";

/** A match that this device has been to. */
export interface KnownMatch {
  readonly id: string;
  readonly game: string;
  /** The match's options; one kept by an earlier version may lack them. */
  readonly options?: unknown;
  /** Those at the table, without this device's player. */
  readonly others: readonly string[];
  readonly phase: "lobby" | "play" | "over";
  /** When it was last looked at, in ms. */
  readonly at: number;
}

const MATCHES = "endstation.matches";
const PERSON = "endstation.person";
const token = (id: string) => `endstation.token.${id}`;
const seat = (id: string) => `endstation.seat.${id}`;
const value = (id: string) => `endstation.value.${id}`;
const invite = (id: string) => `endstation.invite.${id}`;
const MAX_KNOWN = 50;

/** The matches this device has been to, the latest first. */
export function matches(): KnownMatch[] {
  const known = keptHere.get(MATCHES);
  return Array.isArray(known) ? known.filter(isKnownMatch) : [];
}

/** What another version of this page has kept may have another shape. */
function isKnownMatch(value: unknown): value is KnownMatch {
  if (typeof value !== "object" || value === null) return false;
  const { id, game, others, phase, at } = value as Partial<KnownMatch>;
  return (
    typeof id === "string" &&
    typeof game === "string" &&
    Array.isArray(others) &&
    others.every((name) => typeof name === "string") &&
    (phase === "lobby" || phase === "play" || phase === "over") &&
    typeof at === "number"
  );
}

export function rememberMatch(match: KnownMatch): void {
  const all = [match, ...matches().filter(({ id }) => id !== match.id)];
  // One under way keeps its seat, however many there are.
  const kept = all.filter(({ phase }, i) => i < MAX_KNOWN || phase === "play");
  keptHere.set(MATCHES, kept);
  for (const known of all) if (!kept.includes(known)) forgetSecrets(known.id);
}

/** Forgets the key to a seat, and what went with it. */
function forgetSecrets(id: string): void {
  for (const key of [token(id), seat(id), value(id), invite(id)]) keptHere.delete(key);
}

export interface PersonHere {
  readonly name: string;
  readonly colour: Colour | null;
}

/** The name and colour last taken on this device. */
export function rememberedPerson(): PersonHere {
  const kept = keptHere.get(PERSON) as Partial<PersonHere> | null;
  const name = typeof kept?.name === "string" ? kept.name : "";
  return { name, colour: COLOURS.find((colour) => colour === kept?.colour) ?? null };
}

export const rememberPerson = (person: PersonHere): void => keptHere.set(PERSON, person);

/** The token of the seat that this device has in a match; `null` for a watcher. */
export function tokenOf(id: string): string | null {
  const kept = keptHere.get(token(id));
  return typeof kept === "string" ? kept : null;
}

/** Tells this device's other tabs that it has taken a seat in a match, or left it (`null`). */
export const announceSeat = (id: string, place: Place | null): void =>
  keptHere.set(seat(id), place);

/** Tells when another tab takes or leaves a seat in a match; gives the end of the telling. */
export function watchSeat(id: string, changed: () => void): () => void {
  const listening = new AbortController();
  const listener = (event: StorageEvent) => event.key === seat(id) && changed();
  window.addEventListener("storage", listener, { signal: listening.signal });
  return () => listening.abort();
}

/** The invite to a match, where this device was told it. */
export function inviteOf(id: string): string | null {
  const kept = keptForSession.get(invite(id)) ?? keptHere.get(invite(id));
  return typeof kept === "string" ? kept : null;
}

/** Keeps the invite of a match made here, so that its maker can share it after a reload too. */
export const keepInvite = (id: string, text: string): void => keptHere.set(invite(id), text);

/**
 * Reads the invite out of the address (`#i=...`), keeps it for this tab's session and removes it
 * from the address bar, so that an address copied from there is one for watching.
 */
export function takeInviteFromAddress(id: string): void {
  const text = new URLSearchParams(location.hash.slice(1)).get("i");
  if (text === null) return;
  if (text.length === Math.ceil((INVITE_BYTES * 4) / 3)) keptForSession.set(invite(id), text);
  history.replaceState(history.state, "", location.pathname + location.search);
}

/** The link that invites to a match. */
export const inviteLink = (id: string, text: string): string =>
  `${location.origin}/g/${id}#i=${text}`;

/** The link for watching a match. */
export const watchLink = (id: string): string => `${location.origin}/g/${id}`;

/**
 * The action that takes a seat. Its token is made and kept here before it is sent: whatever
 * becomes of the answer, this device can show it again.
 */
export function newJoin(id: string, person: { name: string; colour: Colour }): Action {
  const own = tokenOf(id) ?? randomText(TOKEN_BYTES);
  keptHere.set(token(id), own);
  rememberPerson(person);
  // Both stay the same for a match, whichever of several tries it is that is taken.
  const contribution = contributionOf(id) ?? makeHex(random(VALUE_BYTES));
  keptHere.set(value(id), contribution);
  return {
    type: "join",
    invite: inviteOf(id) ?? "",
    token: own,
    value: contribution,
    ...person,
  };
}

/** What this device's seat has added to the deal of a match; `null` for a watcher. */
export function contributionOf(id: string): string | null {
  const kept = keptHere.get(value(id));
  return typeof kept === "string" ? kept : null;
}

export const newCommandId = (): string => randomText(COMMAND_ID_BYTES);

// Not crypto.randomUUID: a page on a plain http address does not have it.
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const makeHex = (bytes: Uint8Array) =>
  [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
const randomText = (bytes: number) => makeBase64url(random(bytes));
