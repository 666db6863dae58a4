import type { Plugin } from "vite";
import { readOutsideWords } from "./outside-words.ts";
import { unloadedHtml } from "./src/i18n/unloaded.ts";

/**
 * Puts into the page what `src/unloaded.ts` shows where no words can be loaded. It is in no script,
 * as hardly anybody ever reads it.
 */
export function unloaded(): Plugin {
  return {
    name: "unloaded",
    async transformIndexHtml(html) {
      const texts = unloadedHtml(await readOutsideWords());
      return html.replace('<div id="root">', (root) => root + texts);
    },
  };
}
