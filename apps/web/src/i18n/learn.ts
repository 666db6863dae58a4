import { everyLanguage } from "#every-language";

/** The words of one step of a lesson. */
export interface StepWords {
  readonly title: string;
  /** The one thing that the step says. */
  readonly text: string;
  /** The one thing that it asks for. */
  readonly ask: string;
  readonly done: string;
  /** What is said of a try that does not fulfil it, by the keys that the step names. */
  readonly says: Readonly<Record<string, string>>;
}

/** A lesson in words. */
export interface LessonWords {
  readonly title: string;
  /** By the step's id. */
  readonly steps: Readonly<Record<string, StepWords>>;
}

/** The words of all lessons in one language; a chunk of its own, loaded with the page. */
export interface LearnWords {
  readonly steps: string;
  readonly step: (number: number, of: number) => string;
  readonly learnt: string;
  readonly skip: string;
  /** Puts away what was said of a try, where it lies over the step's text. */
  readonly back: string;
  readonly next: string;
  readonly again: string;
  readonly rules: string;
  readonly play: string;
  readonly opponent: string;
  readonly lessons: {
    readonly "cable-car": LessonWords;
    readonly companies: LessonWords;
    readonly trambahn: LessonWords;
  };
}

const words = everyLanguage(import.meta.glob<LearnWords>("./*/learn.ts", { import: "learn" }));

/** Loads the words of the lessons in a language. */
export const loadLearnWords = (language: string): Promise<LearnWords> =>
  words[`./${language}/learn.ts`]!();
