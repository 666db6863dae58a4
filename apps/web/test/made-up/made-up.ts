/** The tag that is used for such languages: English with accents. */
export const MADE_UP = "en-XA";

const ACCENTED: Readonly<Record<string, string>> = {
  ...{ a: "å", c: "ç", e: "é", i: "î", n: "ñ", o: "ö", u: "û", y: "ý" },
  ...{ A: "Å", C: "Ç", E: "É", I: "Î", N: "Ñ", O: "Ö", U: "Û", Y: "Ý" },
};
/** How much longer its words are than the English ones; the longest languages are so. */
const LONGER = 0.4;

/** What is no text for people, or no longer one when it is longer, by its key. */
const IDS: readonly string[] = ["id", "letters"];

/**
 * Words of a language that nobody speaks, made of the English ones: each text in brackets, with
 * accents, and longer. The `{holes}` of templates, and what a function is given, stay as they are.
 * On a screen in it, what is not in brackets is in no dictionary.
 *
 * @example madeUp("Lay on {cell}") // "[Låýå öñö {cell}]"
 */
export function madeUp<Words>(words: Words): Words {
  return transform(words) as Words;
}

function transform(value: unknown): unknown {
  if (typeof value === "string") return textOf(value);
  if (typeof value === "function") {
    return (...given: unknown[]) => said(value as (...args: unknown[]) => unknown, given);
  }
  if (Array.isArray(value)) return value.map(transform);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, IDS.includes(key) ? part : transform(part)]),
  );
}

/** Calls a function of the dictionary with marks in the place of texts, which are put in after. */
function said(words: (...args: unknown[]) => unknown, given: readonly unknown[]): unknown {
  const texts: string[] = [];
  const mark = (one: unknown): unknown => {
    if (Array.isArray(one)) return one.map(mark);
    if (typeof one !== "string") return one;
    texts.push(one);
    return String.fromCharCode(FIRST_MARK + texts.length - 1);
  };
  const result = transform(words(...given.map(mark)));
  if (typeof result !== "string") return result;
  return result.replace(MARKS, (one) => texts[one.charCodeAt(0) - FIRST_MARK] ?? "");
}

/** Characters that nothing else uses: the first of Unicode's private ones, and the next hundred. */
const FIRST_MARK = 0xe000;
const MARKS = /[\ue000-\ue063]/g;

/** Where nothing but holes and figures is, there is nothing to translate. */
const textOf = (text: string): string =>
  /[A-Za-z]/.test(text.replace(HOLES, "")) ? `[${text.replace(WORDS, wordOf)}]` : text;

const HOLES = /\{\w+\}/g;
const WORDS = /\{\w+\}|[A-Za-z]+/g;

function wordOf(word: string): string {
  if (word.startsWith("{")) return word;
  const more = Math.round(word.length * LONGER);
  const accented = [...word].map((letter) => ACCENTED[letter] ?? letter);
  const vowel = accented.findLast((letter) => /[åéîöûý]/.test(letter)) ?? "é";
  return accented.join("") + vowel.repeat(more);
}
