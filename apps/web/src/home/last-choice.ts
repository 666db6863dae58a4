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

/** What was kept, by whatever build: what is no choice of this one is as if not chosen. */
function read(): Choice {
  const given: Partial<Record<keyof Choice, unknown>> = { ...Object(keptHere.get(KEY)) };
  return {
    where: PLACES.find((one) => one === given.where) ?? PLACES[0],
    kind: (GAME_ENTRIES.find(({ kind }) => kind === given.kind) ?? GAME_ENTRIES[0]!).kind,
    // Which values an option has, its game knows (`optionsFor`).
    options: { ...Object(given.options) },
  };
}

/** The choice to begin with. */
export function lastChoice(): Omit<Choice, "kind"> & { readonly entry: GameEntry } {
  const { kind, ...rest } = read();
  return { ...rest, entry: GAME_ENTRIES.find((entry) => entry.kind === kind)! };
}

/** Keeps a part of the choice on this device, where the browser lets it. */
export const keepChoice = (part: Partial<Choice>): void =>
  keptHere.set(KEY, { ...read(), ...part } satisfies Choice);
