import type { Plugin } from "vite";
import { CARD_WORDS } from "./src/card/words.ts";

/** The words of the cards that chats show of a link, as `/cards/LANGUAGE.json` for the server. */
export function linkCards(): Plugin {
  return {
    name: "link-cards",
    generateBundle() {
      for (const [language, words] of Object.entries(CARD_WORDS)) {
        const source = JSON.stringify(words);
        this.emitFile({ type: "asset", fileName: `cards/${language}.json`, source });
      }
    },
  };
}
