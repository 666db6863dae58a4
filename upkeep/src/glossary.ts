import type { Repository } from "./repository.ts";

export const GLOSSARY = "docs/glossary.md";

/** A word of the glossary, in the language whose column it stands in. */
interface Word {
  readonly language: "en" | "de";
  readonly text: string;
}

/** The words of the glossary that no screen says in their language, as `de: Wort`. */
export function unsaidWords(repository: Repository): string[] {
  const said = { en: saidIn(repository, "en"), de: saidIn(repository, "de") };
  return wordsOf(repository.read(GLOSSARY))
    .filter(({ language, text }) => !said[language].some((pattern) => pattern(text)))
    .map(({ language, text }) => `${language}: ${text}`);
}

/** The words of the page, in both languages. */
export function wordsOf(page: string): Word[] {
  const rows = [...page.matchAll(/^\| ([^|`-]+) \| ([^|]+) \| [^|]+ \| [^|]+ \|$/gm)];
  return rows
    .filter(([, english]) => english !== "English")
    .flatMap(([, english, german]): Word[] => [
      { language: "en", text: english! },
      { language: "de", text: german! },
    ]);
}

/** What tells of each file of a language whether a text stands in it as a word. */
function saidIn({ files, read }: Repository, language: string): ((text: string) => boolean)[] {
  return [...files]
    .filter((file) => file.startsWith(`apps/web/src/i18n/${language}/`))
    .map((file) => {
      // Keys and names in the code are no words on screen: only what stands between quotes is.
      const words = read(file)
        .split("\n")
        .filter((line) => !/^\s*(import|\/?\*|\/\/)/.test(line))
        .flatMap((line) => line.match(/"[^"]*"|`[^`]*`|'[^']*'/g) ?? [])
        .join("\n")
        .replace(/\$?\{[^}]*\}/g, "");
      return (text) =>
        new RegExp(`(?<!\\p{L})${text}(s|es)?(?!\\p{L})`, language === "en" ? "iu" : "u").test(
          words,
        );
    });
}
