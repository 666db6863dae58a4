import { buildPushPayload, type VapidKeys } from "@block65/webcrypto-web-push";
import { err, ok, type Result } from "@endstation/engine";
import { type NoticeFaultCode, type PushMessage, shortDigest } from "@endstation/match";
import * as v from "valibot";
import { post } from "./fetching.ts";
import type { Fetch, Notice, Sending } from "./notice.ts";

/** Why a subscription is not taken. */
export type PushFault = Extract<NoticeFaultCode, "bad-subscription" | "push-host">;

/** As `PushSubscription.toJSON()` gives it; keys are unpadded base64url. */
const PushSubscription = v.strictObject({
  endpoint: v.pipe(v.string(), v.maxLength(1000), v.url()),
  expirationTime: v.optional(v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1e14)))),
  keys: v.strictObject({
    /** An uncompressed point of P-256. */
    p256dh: v.pipe(v.string(), v.regex(/^B[A-Za-z0-9_-]{86}$/)),
    auth: v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{22}$/)),
  }),
});

/** Where a browser takes push messages. Only `parsePush` makes one. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** The push services of the browsers. Whoever subscribes chooses the address that we post to. */
const HOST =
  /^(fcm\.googleapis\.com|.+\.(push\.services\.mozilla|notify\.windows|push\.apple)\.com)$/;

/** A day: whoever looks later than that finds the match by itself. */
const TTL_S = 86_400;
const TOPIC_LETTERS = 32;

/** A subscription that a page has sent, if it is one to a push service that we know. */
export function parsePush(input: unknown): Result<PushAddress, PushFault> {
  const parsed = v.safeParse(PushSubscription, input);
  if (!parsed.success) return err("bad-subscription");
  const { endpoint, keys } = parsed.output;
  const { protocol, host, username, password } = new URL(endpoint);
  // `host` has the port too, where one is given that is not that of https.
  const known = protocol === "https:" && HOST.test(host) && username + password === "";
  return known ? ok({ endpoint, keys }) : err("push-host");
}

/**
 * Sends one message, encrypted for its browser alone (RFC 8291). A later one about the same match
 * takes the place of one that is still waiting.
 */
export async function sendPush(
  { fetch, vapid }: { fetch: Fetch; vapid: VapidKeys },
  address: PushAddress,
  notice: Notice,
): Promise<Sending> {
  const { match, game, kind } = notice;
  const data = { match, game, kind } satisfies PushMessage;
  const message = {
    data,
    options: { ttl: TTL_S, urgency: "high" as const, topic: await topic(match) },
  };
  let payload: Awaited<ReturnType<typeof buildPushPayload>>;
  try {
    payload = await buildPushPayload(message, { ...address, expirationTime: null }, vapid);
  } catch {
    // A point that is not on the curve, for one: what is wrong in it stays out of the log.
    return { result: "failed", code: "unsendable" };
  }
  const { headers, body } = payload;
  const answer = await post(fetch, address.endpoint, { headers, body });
  if (answer.result !== "status") return answer;
  const { status } = answer;
  if (status === 404 || status === 410) return { result: "gone" };
  return { result: "failed", code: `status-${status}` };
}

/** What push services may see of a match: they read the topic, and its id would be a link to it. */
const topic = (match: string) => shortDigest(`topic ${match}`, TOPIC_LETTERS);
