import { err, ok, type Result } from "@endstation/engine";
import { makeBase64url, type NoticeFaultCode } from "@endstation/match";
import { post } from "./fetching.ts";
import type { Fetch, Notice, Sending } from "./notice.ts";
import type { PushFault } from "./push.ts";

/** Why an address is not taken. */
export type WebhookFault = Exclude<NoticeFaultCode, PushFault | "no-push">;

const MAX_LETTERS = 500;
const KEY_BYTES = 32;
const RETRY_AFTER_MS = 60_000;
const MAX_TRIES = 2;

/** Names that lead nowhere on the internet (RFC 6761, RFC 6762, RFC 8375 and common use). */
const LOCAL =
  /(^|\.)(localhost|local|localdomain|internal|intranet|lan|home|corp|test|example|invalid|onion|arpa)$/;

/** A seat's own receiver. `key` signs what is sent there; it was shown once, to who set it. */
export interface Webhook {
  readonly url: string;
  readonly key: string;
}

/**
 * An address that notices may be posted to: https, on its own port, by a name on the internet.
 * The match posts to it from inside of wherever the server runs, so nothing near that must be
 * reachable; what a name leads to is the network's to limit (docs/notices.md).
 */
export function parseWebhook(text: string): Result<string, WebhookFault> {
  if (text.length > MAX_LETTERS) return err("address-too-long");
  if (!URL.canParse(text)) return err("no-address");
  const url = new URL(text);
  if (url.protocol !== "https:") return err("not-https");
  if (url.username + url.password !== "") return err("address-user");
  if (url.port !== "") return err("address-port");
  // The parser has written each notation of an IPv4 address as four decimal numbers.
  if (/^\[|^[\d.]+$/.test(url.hostname)) return err("address-ip");
  // One label, or a dot at its end, is looked up by other rules than a name on the internet.
  if (!/.\.[^.]+$/.test(url.hostname) || LOCAL.test(url.hostname)) return err("address-local");
  url.hash = "";
  return url.href.length > MAX_LETTERS ? err("address-too-long") : ok(url.href);
}

/** A new key for signing, as text: that very text is the key of the HMAC. */
export const newWebhookKey = (): string =>
  makeBase64url(crypto.getRandomValues(new Uint8Array(KEY_BYTES)));

/** When one that failed is to be tried again, in ms; `null`: no more. `tries` counts it too. */
export const nextTry = (tries: number, now: number): number | null =>
  tries < MAX_TRIES ? now + RETRY_AFTER_MS : null;

/**
 * Posts a notice to a seat's receiver. The header `Endstation-Signature: t=...,v1=...` has the
 * time in seconds and the HMAC-SHA-256, in hex, of that time, a dot and the body.
 */
export async function sendWebhook(
  { fetch, now }: { fetch: Fetch; now: number },
  { url, key }: Webhook,
  notice: Notice,
): Promise<Sending> {
  const { match, game, kind, at } = notice;
  const body = JSON.stringify({ match: `/g/${match}`, game, kind, at });
  const time = Math.floor(now / 1000);
  const headers = {
    "Content-Type": "application/json",
    "Endstation-Signature": `t=${time},v1=${await sign(key, `${time}.${body}`)}`,
  };
  const answer = await post(fetch, url, { headers, body });
  if (answer.result !== "status") return answer;
  return { result: "failed", code: `status-${answer.status}` };
}

async function sign(key: string, text: string): Promise<string> {
  const encoder = new TextEncoder();
  const algorithm = { name: "HMAC", hash: "SHA-256" };
  const secret = await crypto.subtle.importKey("raw", encoder.encode(key), algorithm, false, [
    "sign",
  ]);
  const bytes = new Uint8Array(await crypto.subtle.sign("HMAC", secret, encoder.encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
