import { everyLanguage } from "#every-language";
import type { settings } from "./en/settings.ts";

/** The words of the settings; each language a chunk of its own, loaded with their dialog. */
export type SettingsWords = typeof settings;

const all = everyLanguage(
  import.meta.glob<SettingsWords>("./*/settings.ts", { import: "settings" }),
);

/** Loads the words of the settings in a language. */
export const loadSettingsWords = (language: string): Promise<SettingsWords> =>
  all[`./${language}/settings.ts`]!();
