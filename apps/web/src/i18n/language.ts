import { createSignal, untrack } from "solid-js";
import { change, settings } from "../settings/settings.ts";
import type { Dictionary } from "./dictionary.ts";

// Each folder beside this file is a language; a new one needs no line of code elsewhere.
const loaders = import.meta.glob<Dictionary>("./*/index.ts", { import: "dictionary" });

/** The languages there are, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = Object.keys(loaders).map((path) => path.split("/")[1]!);

const [current, setCurrent] = createSignal<{ tag: string; words: Dictionary }>();

/** The tag of the language on the screen. */
export const language = (): string => current()!.tag;

/**
 * The tag by which times are written: the browser's own variant of the language on the screen,
 * for English alone does not say whether the day has twelve hours.
 */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.split("-")[0] === language()) ?? language();

/** The words of the language on the screen. Set before the first screen is drawn. */
export const t = (): Dictionary => current()!.words;

/** The language to begin with: the one chosen here, or the first of the browser's that there is. */
export function preferredLanguage(): string {
  const wishes = [settings().language, ...navigator.languages.map((tag) => tag.split("-")[0])];
  const known = (wish: unknown) => typeof wish === "string" && LANGUAGES.includes(wish);
  return (wishes.find(known) as string | undefined) ?? "en";
}

let wanted: string | undefined;

/** Loads a language and changes every screen to it. */
export async function speak(tag: string): Promise<void> {
  wanted = tag;
  const words = await loaders[`./${tag}/index.ts`]!();
  // Another may have been chosen meanwhile, and what is on the screen need not be drawn anew.
  if (wanted !== tag || untrack(current)?.tag === tag) return;
  document.documentElement.lang = tag;
  // What a browser installs is called by the words of this language.
  document
    .querySelector<HTMLLinkElement>('link[rel="manifest"]')
    ?.setAttribute("href", `/${tag}.webmanifest`);
  setCurrent({ tag, words });
}

/** Keeps a language on this device, which every screen then changes to. */
export function choose(tag: string): void {
  change({ language: tag });
  // A browser's translation has put nodes of its own in the place of ours.
  if (document.documentElement.matches(".translated-ltr, .translated-rtl")) location.reload();
}

/** A language's name in itself: "Deutsch". */
export const nameOf = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
