import type { Accessor } from "solid-js";
import { everyLanguage } from "#every-language";
import type { follow } from "./en/follow.ts";
import { createWords } from "./in-language.ts";

/** The words of what follows a game: looking back, what is unseen. */
export type FollowWords = typeof follow;

const all = everyLanguage(import.meta.glob<FollowWords>("./*/follow.ts", { import: "follow" }));

/** These words in the language on the screen; a chunk of its own, loaded with what needs them. */
export const createFollowWords = (): Accessor<FollowWords | undefined> =>
  createWords((tag) => all[`./${tag}/follow.ts`]!());
