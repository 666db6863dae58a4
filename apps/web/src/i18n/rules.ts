import type { RuleId } from "@endstation/engine";
import { everyLanguage } from "#every-language";
import type { BookName } from "./books.ts";

/** One rule as a page tells it. */
export interface RuleText {
  /** The rule's id in this repository, for whoever looks it up. */
  readonly id: RuleId;
  readonly text: string;
  /** A point on which the printed rules are silent or disagree: this is how it is played here. */
  readonly ruling?: boolean;
  /** What its example shows, where that is no move to try. */
  readonly shows?: string;
}

export interface RuleSection {
  readonly title: string;
  readonly rules: readonly RuleText[];
}

/** The rules of one game in one language; each a chunk of its own, loaded with its page. */
export interface RuleBook {
  readonly title: string;
  /** What stands beside the title. */
  readonly unofficial: string;
  readonly lead: string;
  /** The game in a few sentences, for whoever wants to begin: the rules below are what holds. */
  readonly short: { readonly title: string; readonly points: readonly string[] };
  readonly rulingLabel: string;
  readonly colourNote: string;
  readonly sections: readonly RuleSection[];
}

const books = everyLanguage(import.meta.glob<RuleBook>("./*/rules-*.ts", { import: "book" }));

/** Loads the rules of a game in a language. */
export const loadBook = (name: BookName, language: string): Promise<RuleBook> =>
  books[`./${language}/rules-${name}.ts`]!();
