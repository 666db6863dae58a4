import { createSignal } from "solid-js";
import { keptHere } from "../net/storage.ts";
import type { Dictionary } from "./dictionary.ts";

const KEY = "endstation.language";

// Each folder beside this file is a language; a new one needs no line of code elsewhere.
const loaders = import.meta.glob<Dictionary>("./*/index.ts", { import: "dictionary" });

/** The languages there are, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = Object.keys(loaders).map((path) => path.split("/")[1]!);

const [current, setCurrent] = createSignal<{ tag: string; words: Dictionary }>();

/** The tag of the language on the screen. */
export const language = (): string => current()!.tag;

/** The words of the language on the screen. Set before the first screen is drawn. */
export const t = (): Dictionary => current()!.words;

/** The language to begin with: the one chosen here, or the first of the browser's that there is. */
export function preferredLanguage(): string {
  const wishes = [keptHere.get(KEY), ...navigator.languages.map((tag) => tag.split("-")[0])];
  const known = (wish: unknown) => typeof wish === "string" && LANGUAGES.includes(wish);
  return (wishes.find(known) as string | undefined) ?? "en";
}

/** Loads a language and changes every screen to it. */
export async function speak(tag: string): Promise<void> {
  const words = await loaders[`./${tag}/index.ts`]!();
  document.documentElement.lang = tag;
  setCurrent({ tag, words });
}

/** As `speak`, and keeps the choice on this device. */
export async function choose(tag: string): Promise<void> {
  keptHere.set(KEY, tag);
  await speak(tag);
}

/** A language's name in itself: "Deutsch". */
export const nameOf = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
