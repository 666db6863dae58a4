import type { words as english } from "../../en/volumes/aside.ts";
import { aside } from "../aside.ts";

/** What every table says now and then. */
export const words: typeof english = { aside };
