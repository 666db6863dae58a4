import type { Fault } from "@endstation/engine";
import type { Decision } from "../brain.ts";

/** How a decision came about. */
export interface Effort {
  /** What it took, in ms. */
  readonly ms: number;
  /** Whether the caller's budget ended it before its work was done. */
  readonly cut: boolean;
}

/** The line that answers a good request. */
export const makeAnswer = ({ move, value, standardError }: Decision, { ms, cut }: Effort): string =>
  JSON.stringify({ move, value, standardError, ms: Number(ms.toFixed(3)), ...(cut && { cut }) });

/** The line that answers a bad one. */
export const makeRefusal = ({ code, message }: Fault): string =>
  JSON.stringify({ error: { code, message } });
