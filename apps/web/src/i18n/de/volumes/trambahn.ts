import type { words as english } from "../../en/volumes/trambahn.ts";
import { trambahn } from "../trambahn.ts";

/** What the table of Trambahn says. */
export const words: typeof english = { trambahn };
