import { err, ok, type Result } from "@endstation/engine";
import {
  NoticeChange,
  type NoticeFault,
  noticeFault,
  type Refusal,
  refusal,
} from "@endstation/match";
import * as v from "valibot";
import type { NoticeRequest } from "./notices.ts";
import { parsePush } from "./push.ts";
import { parseWebhook } from "./webhook.ts";

/** What a place asks for, or why that is nothing. `sendsPush` says whether this server does. */
export function parseNoticeRequest(
  text: string,
  { sendsPush }: { readonly sendsPush: boolean },
): Result<NoticeRequest, Refusal | NoticeFault> {
  const json = parseJson(text);
  // A schema of an object takes an array too, whose own methods are named like our keys.
  const body = v.safeParse(NoticeChange, Array.isArray(json) ? undefined : json);
  if (!body.success) return err(refusal("malformed"));
  const { push, webhook } = body.output;
  if (push && !sendsPush) return err(noticeFault("no-push"));
  const address = push === undefined || push === null ? ok(push) : parsePush(push);
  if (!address.ok) return err(noticeFault(address.error));
  const url = typeof webhook === "string" ? parseWebhook(webhook.trim()) : ok(webhook);
  if (!url.ok) return err(noticeFault(url.error));
  return ok({
    ...(address.value !== undefined && { push: address.value }),
    ...(url.value !== undefined && { webhook: url.value }),
  });
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
