import { err, ok, type Result } from "@endstation/engine";
import {
  type NoticeChange,
  type NoticeFault,
  type NoticeFaultCode,
  type NoticeState,
  pushName,
  type RefusalCode,
} from "@endstation/match";
import { call } from "./api.ts";
import { keysOf } from "./keys.ts";
import { askPermission, isPermitted, pushSupport, subscription } from "./push.ts";
import { keepPush, pushOf } from "./push-memory.ts";

/** Whether a match tells this device by push; `unavailable`: its server sends none. */
export type PushState = "unsupported" | "insecure" | "unavailable" | "denied" | "off" | "on";

/** Of notices, with `push-failed` where the browser has no subscription to give; or any refusal. */
export type FaultCode = NoticeFaultCode | "push-failed" | RefusalCode;
type Answer<Value> = Result<Value, FaultCode>;

/** What is on for this device's seat in a match. */
export const fetchNotices = (id: string): Promise<Answer<NoticeState>> => ask(id);

/** Sets the address that is called, or with `null` ends the calls. */
export const setWebhook = (id: string, webhook: string | null): Promise<Answer<NoticeState>> =>
  ask(id, { webhook });

/**
 * Brings this device's side and the match's together, without a question to the player. A match
 * that told this device gets the subscription that the browser has now: after a while browsers
 * change it, and a push service that did not know the old one has made the match forget it.
 */
export async function restorePush(id: string, { push }: NoticeState): Promise<PushState> {
  const support = pushSupport();
  if (support !== "possible") return support;
  const key = await fetchKey();
  if (!key.ok) return "unavailable";
  const known = pushOf(id);
  if (known === null) return "off";
  // Another device of this seat has been told since, or the player has taken the permission back.
  const elsewhere = push !== null && push !== known;
  if (elsewhere || !isPermitted()) {
    keepPush(id, null);
    return "off";
  }
  const own = await subscription(key.value);
  if (own && (await pushName(own.endpoint ?? "")) === push) return "on";
  return own && (await send(id, own)).ok ? "on" : "off";
}

/** Turns push on for this device. To be called right from a press: it may ask the player. */
export async function turnPushOn(id: string): Promise<Answer<PushState>> {
  if (!(await askPermission())) return ok(pushSupport() === "denied" ? "denied" : "off");
  const key = await fetchKey();
  if (!key.ok) return key.error === "no-push" ? ok("unavailable") : key;
  const own = await subscription(key.value);
  if (!own) return err("push-failed");
  const sent = await send(id, own);
  return sent.ok ? ok("on") : sent;
}

/** Ends push for the seat. The browser's subscription stays: other matches may use it. */
export async function turnPushOff(id: string): Promise<Answer<PushState>> {
  const sent = await ask(id, { push: null });
  if (!sent.ok) return sent;
  keepPush(id, null);
  return ok("off");
}

async function send(id: string, push: PushSubscriptionJSON): Promise<Answer<NoticeState>> {
  const sent = await ask(id, { push });
  if (sent.ok) keepPush(id, sent.value.push);
  return sent;
}

async function ask(id: string, change?: NoticeChange): Promise<Answer<NoticeState>> {
  const headers = { Authorization: `Bearer ${keysOf(id)[0]?.token ?? ""}` };
  const init = change ? { method: "PUT", body: JSON.stringify(change), headers } : { headers };
  return coded(await call<NoticeState, NoticeFault>(`/api/matches/${id}/notices`, init));
}

async function fetchKey(): Promise<Answer<string>> {
  const key = coded(await call<{ key: string }, NoticeFault>("/api/push-key"));
  return key.ok ? ok(key.value.key) : key;
}

const coded = <Value>(answer: Result<Value, { code: FaultCode }>): Answer<Value> =>
  answer.ok ? answer : err(answer.error.code);
