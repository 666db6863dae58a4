import { everyLanguage } from "#every-language";
import type { follow } from "./en/follow.ts";

/** The words of what follows a game: looking back, what is unseen. */
export type FollowWords = typeof follow;

const all = everyLanguage(import.meta.glob<FollowWords>("./*/follow.ts", { import: "follow" }));

/** Loads these words in a language; a chunk of its own, loaded with what needs them. */
export const loadFollowWords = (language: string): Promise<FollowWords> =>
  all[`./${language}/follow.ts`]!();
