import {
  MAX_FRAME_BYTES,
  type NoticeFault,
  type NoticeFaultCode,
  type Refusal,
  type RefusalCode,
  refusal,
} from "@endstation/match";
import type { Context } from "hono";
import { bodyLimit } from "hono/body-limit";

/** The status that says the same as a code; 400 for all that are not named. */
const STATUS: Partial<Record<RefusalCode | NoticeFaultCode, 403 | 404 | 409 | 413 | 429 | 500>> = {
  "foreign-origin": 403,
  "not-seated": 403,
  "no-push": 404,
  "unknown-match": 404,
  "not-over": 409,
  "not-started": 409,
  "too-large": 413,
  "too-many": 429,
  internal: 500,
};

/** The answer to a call that is refused. */
export const refuse = (c: Context, error: Refusal | NoticeFault) =>
  c.json({ error }, STATUS[error.code] ?? 400);

/** Refuses a body that is larger than any frame. */
export const smallBody = bodyLimit({
  maxSize: MAX_FRAME_BYTES,
  onError: async (c) => refuse(c, refusal("too-large")),
});
