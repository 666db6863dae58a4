import type { Place, Table } from "@endstation/match";
import { nameOf } from "../seat/name-of.ts";
import { orNull } from "../stale.ts";
import { keptHere } from "./storage.ts";

/** A match that this device has been to. */
export interface KnownMatch {
  readonly id: string;
  readonly game: string;
  /** The match's options; one kept by an earlier version may lack them. */
  readonly options?: unknown;
  /** Those at the table, without this device's player. */
  readonly others: readonly string[];
  /** Who sits where, by place; one kept by an earlier version may lack it. */
  readonly people?: readonly (string | null)[];
  readonly phase: "lobby" | "play" | "over";
  /** The number of the last event that was seen here. */
  readonly seen?: number;
  /** How many moves stood then. */
  readonly moves?: number;
  /** When it was last looked at, in ms. */
  readonly at: number;
}

const MATCHES = "endstation.matches";
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

/** What is kept of a match that has been asked; `null` before its first event. */
export function knownMatch(
  id: string,
  table: Table,
  { place, over }: { readonly place: Place | null; readonly over: boolean },
): KnownMatch | null {
  if (!table.game) return null;
  const people = table.places.map((person, at) => person && nameOf(person, at, table.places));
  return {
    id,
    game: table.game,
    options: table.options,
    others: people.flatMap((name, at) => (name !== null && at !== place ? [name] : [])),
    people,
    phase: over ? "over" : table.order ? "play" : "lobby",
    at: Date.now(),
  };
}

/** Changes what is kept of a match, in its place on the list. One that is not known stays so. */
export function updateMatch(id: string, change: Partial<KnownMatch>): void {
  keptHere.set(
    MATCHES,
    matches().map((match) => (match.id === id ? { ...match, ...change } : match)),
  );
}

/** Puts a match at the list's top. Beyond fifty the oldest are forgotten, but for those under way. */
export function rememberMatch(match: KnownMatch): void {
  const all = [match, ...matches().filter(({ id }) => id !== match.id)];
  keptHere.set(MATCHES, all);
  const old = all.slice(MAX_KNOWN).filter(({ phase }) => phase !== "play");
  // What cannot be deleted now is there to be deleted when the next match comes.
  if (old.length > 0)
    void orNull(() => import("./forget-match.ts")).then((it) => it?.forgetAll(old));
}

/** Takes a match off the list. What else is kept of it has to be gone: nothing else leads there. */
export function unlistMatch(id: string): void {
  keptHere.set(
    MATCHES,
    matches().filter((match) => match.id !== id),
  );
}
