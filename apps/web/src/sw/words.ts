import type { OutsideWords } from "../i18n/outside.ts";

const files = import.meta.glob<OutsideWords>("../i18n/*/outside.ts", {
  import: "outside",
  eager: true,
});

/**
 * The words of notices by language, apart from the dictionaries: a service worker loads no other
 * file, and starts for a single message.
 */
export const NOTICE_WORDS: Readonly<Record<string, OutsideWords>> = Object.fromEntries(
  Object.entries(files).map(([path, words]) => [path.split("/")[2]!, words]),
);
