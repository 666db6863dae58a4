import { everyLanguage } from "#every-language";

/** A heading and its paragraphs. */
export interface Passage {
  readonly title: string;
  readonly text: readonly string[];
}

/** The words of imprint and privacy text; a chunk of its own in each language. */
export interface ImprintWords {
  readonly imprint: {
    readonly title: string;
    /** Before the operator's name and address. */
    readonly lead: string;
    readonly mail: string;
    /** In the place of all that, where nobody has said who runs the server. */
    readonly missing: string;
    readonly unofficial: string;
  };
  readonly privacy: {
    readonly title: string;
    readonly lead: string;
    /** Who is responsible, with the operator below it, and where there is none. */
    readonly responsible: Passage;
    readonly nobody: Passage;
    readonly passages: readonly Passage[];
  };
}

const words = everyLanguage(
  import.meta.glob<ImprintWords>("./*/imprint.ts", { import: "imprint" }),
);

/** Loads the words of imprint and privacy text in a language. */
export const loadImprint = (language: string): Promise<ImprintWords> =>
  words[`./${language}/imprint.ts`]!();
