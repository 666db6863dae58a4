import { createSignal } from "solid-js";
import { keptHere } from "../net/storage.ts";

const KEY = "endstation.settings";
// Where earlier builds kept two of them.
const OLD_THEME = "endstation.theme";
const OLD_LANGUAGE = "endstation.language";

// Of each choice the first is what holds as long as nothing is chosen.
export const THEMES = ["system", "light", "dark"] as const;
export const MOTIONS = ["system", "full", "reduced"] as const;
/** What lays a previewed tile: a second tap on its cell too, or the button alone. */
export const LAYINGS = ["tap", "button"] as const;

/** What is chosen on this device, for all matches. */
export interface Settings {
  readonly theme: (typeof THEMES)[number];
  /** A BCP 47 tag; `null`: the first of the browser's languages that there is. */
  readonly language: string | null;
  /** From 0 to 100. */
  readonly volume: number;
  readonly muted: boolean;
  readonly motion: (typeof MOTIONS)[number];
  readonly laying: (typeof LAYINGS)[number];
  /** Whether the device vibrates when a move is confirmed. */
  readonly vibrates: boolean;
  /** Whether the screen stays on as long as one plays. */
  readonly staysAwake: boolean;
}

const MOST_VOLUME = 100;
const FIRST_VOLUME = 60;

/** Reads what was kept, by whatever version of this page: what is no setting is as if not chosen. */
export function parseSettings(kept: unknown): Settings {
  const given: Partial<Record<keyof Settings, unknown>> = { ...Object(kept) };
  const { volume, language } = given;
  const isVolume = typeof volume === "number" && volume >= 0 && volume <= MOST_VOLUME;
  return {
    theme: choice(THEMES, given.theme),
    language: typeof language === "string" ? language : null,
    volume: isVolume ? volume : FIRST_VOLUME,
    muted: given.muted === true,
    motion: choice(MOTIONS, given.motion),
    laying: choice(LAYINGS, given.laying),
    vibrates: given.vibrates !== false,
    staysAwake: given.staysAwake !== false,
  };
}

const choice = <Value>(choices: readonly Value[], value: unknown): Value =>
  choices.find((one) => one === value) ?? choices[0]!;

const read = (): Settings =>
  parseSettings(
    keptHere.get(KEY) ?? { theme: keptHere.get(OLD_THEME), language: keptHere.get(OLD_LANGUAGE) },
  );

const [current, setCurrent] = createSignal(read());

/** The settings as they stand, in every tab. */
export const settings = current;

/** Changes some of them, and keeps them on this device where the browser lets it. */
export function change(part: Partial<Settings>): void {
  // Another tab may have changed others, and not have told yet.
  const next = { ...read(), ...part };
  setCurrent(next);
  keptHere.set(KEY, next);
}

/** Whether movement is to be left out, by choice or by the system's. */
export const wantsStill = (): boolean => {
  const { motion } = current();
  if (motion !== "system") return motion === "reduced";
  return matchMedia("(prefers-reduced-motion: reduce)").matches;
};

/** How loud sounds are, from 0 (none) to 1. */
export const loudness = (): number => (current().muted ? 0 : current().volume / MOST_VOLUME);

/** Follows what other tabs change; `emptied` when one has deleted all that this browser keeps. */
export function watchSettings(emptied: () => void): void {
  window.addEventListener("storage", ({ key }) => {
    if (key === KEY) setCurrent(read());
    if (key === null) emptied();
  });
}
