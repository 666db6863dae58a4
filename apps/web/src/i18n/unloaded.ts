import type { OutsideWords } from "./outside.ts";

/** What a page has in itself, hidden, for where no words come: HTML that says so in each language. */
export const unloadedHtml = (words: Iterable<readonly [string, OutsideWords]>): string =>
  [...words]
    .map(
      ([
        language,
        {
          unloaded: { text, action },
        },
      ]) =>
        `<p hidden lang="${language}" role="alert">${text} <button type="button">${action}</button></p>`,
    )
    .join("");
