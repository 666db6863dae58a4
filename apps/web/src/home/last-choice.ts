import { GAME_ENTRIES, type GameEntry, type Options } from "../games.ts";
import { keptHere } from "../net/storage.ts";

const KEY = "endstation.choice";

/** Where a match can be played; the first holds as long as nothing is chosen. */
const PLACES = ["online", "here"] as const;
export type Where = (typeof PLACES)[number];

/** What was chosen last for a new match on this device. */
export interface Choice {
  readonly where: Where;
  /** The game, by the number that it has in a match's id. */
  readonly kind: number;
  readonly options: Options;
}

/** The choice to begin with: what this build does not have of a kept one is as if not chosen. */
export function lastChoice(): Omit<Choice, "kind"> & { readonly entry: GameEntry } {
  const given: Partial<Record<keyof Choice, unknown>> = { ...Object(keptHere.get(KEY)) };
  return {
    where: PLACES.find((one) => one === given.where) ?? PLACES[0],
    entry: GAME_ENTRIES.find(({ kind }) => kind === given.kind) ?? GAME_ENTRIES[0]!,
    options: optionsIn(given.options),
  };
}

/** Keeps a part of the choice on this device, where the browser lets it. */
export function keepChoice(part: Partial<Choice>): void {
  const { where, entry, options } = lastChoice();
  keptHere.set(KEY, { where, kind: entry.kind, options, ...part } satisfies Choice);
}

/** What of a kept value can be options. Which values each has, its game knows (`optionsFor`). */
function optionsIn(kept: unknown): Options {
  if (typeof kept !== "object" || kept === null || Array.isArray(kept)) return {};
  return Object.fromEntries(Object.entries(kept).filter(([, value]) => isOption(value)));
}

const isOption = (value: unknown) => ["string", "number", "boolean"].includes(typeof value);
