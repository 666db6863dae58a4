import { companies } from "../companies.ts";

/** What The Companies add to it. */
export const words = { companies };
