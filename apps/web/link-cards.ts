import type { Plugin } from "vite";
import { readOutsideWords } from "./outside-words.ts";
import { cardsOf } from "./src/card/cards.ts";

/** The words of the cards that chats show of a link, as `/cards/LANGUAGE.json` for the server. */
export function linkCards(): Plugin {
  return {
    name: "link-cards",
    async generateBundle() {
      for (const [language, words] of await readOutsideWords()) {
        const source = JSON.stringify(cardsOf(words));
        this.emitFile({ type: "asset", fileName: `cards/${language}.json`, source });
      }
    },
  };
}
