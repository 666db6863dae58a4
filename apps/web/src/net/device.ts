import {
  type Action,
  COLOURS,
  COMMAND_ID_BYTES,
  type Colour,
  INVITE_BYTES,
  makeBase64url,
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
  readonly playing: boolean;
  readonly phase: "lobby" | "play" | "over";
  /** When it was last looked at, in ms. */
  readonly at: number;
}

const MATCHES = "endstation.matches";
const PERSON = "endstation.person";
const token = (id: string) => `endstation.token.${id}`;
const invite = (id: string) => `endstation.invite.${id}`;
const MAX_KNOWN = 50;

/** The matches this device has been to, the latest first. */
export function matches(): KnownMatch[] {
  const known = keptHere.get(MATCHES);
  return Array.isArray(known) ? known : [];
}

export function rememberMatch(match: KnownMatch): void {
  const others = matches().filter(({ id }) => id !== match.id);
  keptHere.set(MATCHES, [match, ...others].slice(0, MAX_KNOWN));
}

/** Takes a match off the list, and with it the key to its seat. */
export function forgetMatch(id: string): void {
  keptHere.set(
    MATCHES,
    matches().filter((match) => match.id !== id),
  );
  for (const key of [token(id), invite(id)]) keptHere.delete(key);
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
  const value = [...random(VALUE_BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
  return { type: "join", invite: inviteOf(id) ?? "", token: own, value, ...person };
}

export const newCommandId = (): string => randomText(COMMAND_ID_BYTES);

// Not crypto.randomUUID: a page on a plain http address does not have it.
const random = (bytes: number) => crypto.getRandomValues(new Uint8Array(bytes));
const randomText = (bytes: number) => makeBase64url(random(bytes));
