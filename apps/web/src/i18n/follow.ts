import { type Accessor, createEffect, createSignal } from "solid-js";
import { everyLanguage } from "#every-language";
import { later } from "../ui/later.tsx";
import type { follow } from "./en/follow.ts";
import { language } from "./language.ts";

/** The words of what follows a game: looking back, what is unseen. */
export type FollowWords = typeof follow;

const all = everyLanguage(import.meta.glob<FollowWords>("./*/follow.ts", { import: "follow" }));

/** These words in the language on the screen; a chunk of its own, loaded with what needs them. */
export function createFollowWords(): Accessor<FollowWords | undefined> {
  const [words, setWords] = createSignal<FollowWords>();
  createEffect(() => {
    const tag = language();
    const coming = later(() => all[`./${tag}/follow.ts`]!(), "base");
    void coming.load();
    // A language that was left meanwhile has no effect any more.
    createEffect(() => coming() && setWords(coming()));
  });
  return words;
}
