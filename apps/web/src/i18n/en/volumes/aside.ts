import { aside } from "../aside.ts";

/** What every table says now and then. */
export const words = { aside };
