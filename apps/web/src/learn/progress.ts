import { createSignal } from "solid-js";
import type { BookName } from "../i18n/books.ts";
import { keptHere } from "../net/storage.ts";

const KEY = "endstation.learnt";

/** The steps that were done on this device, by game. */
type Learnt = Partial<Record<BookName, readonly string[]>>;

function read(): Learnt {
  const kept = keptHere.get(KEY);
  if (typeof kept !== "object" || kept === null) return {};
  const lists = Object.entries(kept).filter(([, ids]) => Array.isArray(ids));
  return Object.fromEntries(lists);
}

const [learnt, setLearnt] = createSignal(read());

/** Whether a step was done here. */
export const isLearnt = (game: BookName, step: string): boolean =>
  learnt()[game]?.includes(step) ?? false;

/** Remembers that a step was done here. */
export function keepLearnt(game: BookName, step: string): void {
  if (isLearnt(game, step)) return;
  setLearnt({ ...learnt(), [game]: [...(learnt()[game] ?? []), step] });
  keptHere.set(KEY, learnt());
}
