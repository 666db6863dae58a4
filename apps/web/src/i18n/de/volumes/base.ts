import type { words as english } from "../../en/volumes/base.ts";
import { common } from "../common.ts";
import { match } from "../match.ts";

/** What every page says. */
export const words: typeof english = { common, match };
