import { isLocalMatchId, type Place, type Table } from "@endstation/match";
import { nameOf } from "../seat/name-of.ts";
import { orNull } from "../stale.ts";
import { dropKeys } from "./keys.ts";
import { keepPush } from "./push-memory.ts";
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
  for (const { id } of all.slice(MAX_KNOWN).filter(({ phase }) => phase !== "play")) {
    // What cannot be deleted now is there to be deleted when the next match comes.
    void forgetMatch(id);
  }
}

/**
 * Forgets a match that is gone, or that this device is to know no more of. Gives whether that is
 * done: until all of it is deleted it stays on the list, for nothing else leads to it.
 */
export async function forgetMatch(id: string): Promise<boolean> {
  const kept = await orNull(() =>
    Promise.all([import("./invite.ts"), import("../seat/asks/asked.ts"), deleteLog(id)]),
  );
  if (!kept) return false;
  const [{ forgetInvite }, { forgetAsk }] = kept;
  forgetInvite(id);
  forgetAsk(id);
  dropKeys(id);
  keepPush(id, null);
  keptHere.set(
    MATCHES,
    matches().filter((match) => match.id !== id),
  );
  return true;
}

/** Deletes what this device alone has of a match; rejects where that fails. */
async function deleteLog(id: string): Promise<void> {
  if (!isLocalMatchId(id)) return;
  const api = await import("./api.ts");
  const answer = await api.deleteMatchHere(id);
  if (!answer.reached || !answer.ok) throw new Error("The match could not be deleted.");
}
