import type { Seat } from "@endstation/engine";
import type { Participant } from "../games.ts";
import type { Dictionary } from "../i18n/dictionary.ts";
import type { Part } from "../i18n/phrase.ts";

/** Who is at the table, and in which words it is told. */
export interface Telling {
  readonly words: Dictionary;
  readonly people: readonly Participant[];
  /** The seat of the one who is told; `null` for a watcher. */
  readonly me: Seat | null;
}

/** A seat as a piece of a sentence. */
export function person(telling: Telling, seat: Seat): Part {
  const text = seat === telling.me ? telling.words.common.you : telling.people[seat]!.name;
  return { kind: "person", text };
}
