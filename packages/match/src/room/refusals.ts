import type { Refusal } from "../refusal.ts";

/** More than can be under way; the oldest is forgotten first. */
const MAX_KEPT = 256;

/**
 * The commands that were refused of late. A client drops what is refused; a copy of it that was
 * sent over an earlier connection and comes later must not be done after all.
 */
export class Refusals {
  readonly #kept = new Map<string, Refusal>();

  /** What the command of an id was refused for; `null` if it was not, or long ago. */
  of(id: string): Refusal | null {
    return this.#kept.get(id) ?? null;
  }

  keep(id: string, refusal: Refusal): Refusal {
    this.#kept.set(id, refusal);
    if (this.#kept.size > MAX_KEPT) this.#kept.delete(this.#kept.keys().next().value!);
    return refusal;
  }
}
