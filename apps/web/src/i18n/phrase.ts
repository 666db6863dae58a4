/** A piece of a sentence that is more than its text: a person, a tile, a mark. */
export interface Slot {
  readonly kind: "person" | "strong" | "mark" | "tile";
  /** What is read where only text can be: in labels and the live region. */
  readonly text: string;
  /** What is drawn: a colour's name, a tile's code. */
  readonly data?: string;
}

export type Part = string | Slot;

/**
 * Fills the `{holes}` of a template.
 *
 * @example fill("{who} laid {tile}.", { who: person, tile }) // [person, " laid ", tile, "."]
 */
export function fill(template: string, slots: Readonly<Record<string, Part>>): Part[] {
  return template
    .split(/\{(\w+)\}/)
    .map((text, i) => (i % 2 === 0 ? text : (slots[text] ?? "")))
    .filter((part) => part !== "");
}

/** Letters that are written from right to left. */
const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc]/;

/**
 * A name as part of a text: one from right to left stands between marks that isolate it (Unicode
 * TR9), or else it would turn the figures behind it round.
 */
const isolated = (name: string): string =>
  RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;

/** A sentence as text alone. */
export const plain = (parts: readonly Part[]): string =>
  parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.kind === "person" ? isolated(part.text) : part.text;
    })
    .join("");
