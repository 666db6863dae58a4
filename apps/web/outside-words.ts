import { globSync } from "node:fs";
import { basename, dirname } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { OutsideWords } from "./src/i18n/outside.ts";

const FOLDERS = fileURLToPath(new URL("src/i18n/*/outside.ts", import.meta.url));

/** What the build itself needs of each language's words: those of cards, the installed app and the bare page. */
export async function readOutsideWords(): Promise<ReadonlyMap<string, OutsideWords>> {
  const words = new Map<string, OutsideWords>();
  for (const file of globSync(FOLDERS).sort()) {
    const { outside } = (await import(pathToFileURL(file).href)) as { outside: OutsideWords };
    words.set(basename(dirname(file)), outside);
  }
  return words;
}
