import type { dictionary } from "./en/index.ts";

/** All words of one language. English is the pattern: another language has exactly its keys. */
export type Dictionary = typeof dictionary;
