import type { words as english } from "../../en/volumes/companies.ts";
import { companies } from "../companies.ts";

/** What The Companies add to it. */
export const words: typeof english = { companies };
