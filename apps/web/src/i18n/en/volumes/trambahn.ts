import { trambahn } from "../trambahn.ts";

/** What the table of Trambahn says. */
export const words = { trambahn };
