import type { Refusal, RefusalCode } from "./refusal.ts";

/**
 * A refusal that a client makes itself. It has no sentence: the page tells its code in its own
 * words, and need not bring all sentences of a server.
 */
export const untold = (code: RefusalCode): Refusal => ({ code, message: "" });
