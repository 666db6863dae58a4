import { createSignal, untrack } from "solid-js";
import { everyLanguage } from "#every-language";
import { change, settings } from "../settings/settings.ts";
import { orNull } from "../stale.ts";
import type { Dictionary } from "./dictionary.ts";

// Each folder beside this file is a language; a new one needs no line of code elsewhere. Its words
// are bound in volumes, so that a table need not wait for those of the dialogs and other games.
const volumes = everyLanguage(
  import.meta.glob<Partial<Dictionary>>("./*/volumes/*.ts", { import: "words" }),
);

/** Which volumes there are: `base` is read by every page. */
export const VOLUMES = [
  "base",
  "table",
  "aside",
  "cable-car",
  "companies",
  "trambahn",
  "more",
] as const;
export type Volume = (typeof VOLUMES)[number];

/** The languages there are, as BCP 47 tags. */
export const LANGUAGES: readonly string[] = [
  ...new Set(Object.keys(volumes).map((path) => path.split("/")[1]!)),
];

/** A language, and what has been read of it. Its words grow without a sign: nobody misses them. */
interface Language {
  readonly tag: string;
  readonly words: Partial<Dictionary>;
  readonly read: Map<Volume, Promise<void>>;
}

const [current, setCurrent] = createSignal<Language>();
/** The language that was asked for last; it is on the screen once its words are here. */
let wanted: Language | undefined;
/** The volumes that this page has needed so far, in whatever language. */
const needed = new Set<Volume>(["base"]);

/** The tag of the language on the screen. */
export const language = (): string => current()!.tag;

/**
 * The tag by which times are written: the browser's own variant of the language on the screen,
 * for English alone does not say whether the day has twelve hours.
 */
export const locale = (): string =>
  navigator.languages.find((tag) => tag.split("-")[0] === language()) ?? language();

/**
 * The words of the language on the screen, of those volumes that were needed: who draws words of
 * another volume than `base` is loaded by `withWords`, or from such a part.
 */
export const t = (): Dictionary => current()!.words as Dictionary;

/** The language to begin with: the one chosen here, or the first of the browser's that there is. */
export function preferredLanguage(): string {
  const wishes = [settings().language, ...navigator.languages.map((tag) => tag.split("-")[0])];
  const known = (wish: unknown) => typeof wish === "string" && LANGUAGES.includes(wish);
  return (wishes.find(known) as string | undefined) ?? "en";
}

/**
 * Loads a language, all that is needed of it, and changes every screen to it. Rejects where some of
 * it cannot be loaded: the screen then keeps to the language that it has.
 */
export async function speak(tag: string): Promise<void> {
  if (wanted?.tag !== tag) wanted = { tag, words: {}, read: new Map() };
  const mine = wanted;
  try {
    await readNeeded(mine);
  } catch (error) {
    if (wanted === mine) wanted = untrack(current);
    throw error;
  }
  // Another may have been chosen meanwhile, and what is on the screen need not be drawn anew.
  if (wanted !== mine || untrack(current) === mine) return;
  document.documentElement.lang = tag;
  // What a browser installs is called by the words of this language.
  document
    .querySelector<HTMLLinkElement>('link[rel="manifest"]')
    ?.setAttribute("href", `/${tag}.webmanifest`);
  setCurrent(mine);
}

/**
 * Loads volumes, all if none is named; from now on they are there in every language. Rejects where
 * one of them cannot be loaded, whatever has become of others; it may be asked for again.
 */
export async function need(...some: readonly Volume[]): Promise<void> {
  const mine = some.length > 0 ? some : VOLUMES;
  for (const volume of mine) needed.add(volume);
  let shown: Language | undefined;
  let next: Language | undefined;
  do {
    shown = untrack(current);
    next = wanted;
    const coming = next && next !== shown ? readAll(next, mine) : undefined;
    // Where the language that was asked for does not come, the one on the screen stays.
    await Promise.all([shown && readAll(shown, mine), shown ? coming?.catch(() => {}) : coming]);
  } while (shown !== untrack(current) || next !== wanted);
}

/** Reads what is needed; more may be while it is on its way. */
async function readNeeded(language: Language): Promise<void> {
  let count: number;
  do {
    count = needed.size;
    await readAll(language, [...needed]);
  } while (count < needed.size);
}

async function readAll(language: Language, some: readonly Volume[]): Promise<void> {
  await Promise.all(some.map((volume) => read(language, volume)));
}

function read({ tag, words, read }: Language, volume: Volume): Promise<void> {
  const begun = read.get(volume);
  if (begun) return begun;
  const coming = volumes[`./${tag}/volumes/${volume}.ts`]!().then(
    (part) => void Object.assign(words, part),
  );
  read.set(volume, coming);
  // What has failed may be asked for again.
  coming.catch(() => read.delete(volume));
  return coming;
}

/** Keeps a language on this device, which every screen then changes to, and what it is told of turns. */
export async function choose(tag: string): Promise<void> {
  change({ language: tag });
  // The worker that shows a message runs without a page to ask.
  const memory = await orNull(() => import("../sw/memory.ts"));
  await memory?.memorize("language", tag);
  // A browser's translation has put nodes of its own in the place of ours.
  if (document.documentElement.matches(".translated-ltr, .translated-rtl")) location.reload();
}

/** A language's name in itself: "Deutsch". */
export const nameOf = (tag: string): string =>
  new Intl.DisplayNames(tag, { type: "language" }).of(tag) ?? tag;
