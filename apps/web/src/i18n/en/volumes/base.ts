import { common } from "../common.ts";
import { match } from "../match.ts";

/** What every page says. */
export const words = { common, match };
