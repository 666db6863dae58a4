import { env } from "cloudflare:workers";
import { parseBase64url } from "@endstation/match";
import { describe, expect, test } from "vitest";
import type { Notice } from "../src/notices/notice.ts";
import { parsePush, sendPush } from "../src/notices/push.ts";
import { readVapid } from "../src/notices/vapid.ts";
import { open, readVapidHeader, subscribe } from "./browser.ts";
import { divert, mailOf } from "./mail.ts";

const ENDPOINT = "https://fcm.googleapis.com/fcm/send/abc";
const vapid = readVapid(env)!;
const notice: Notice = {
  match: "AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL",
  game: "cable-car",
  kind: "turn",
  at: 1,
};

async function addressed(endpoint = ENDPOINT) {
  const { keys, subscription } = await subscribe(endpoint);
  const address = parsePush(subscription);
  if (!address.ok) throw new Error(address.error);
  return { keys, address: address.value };
}

test("the reader of these tests opens the example of RFC 8291, appendix A", async () => {
  const bytes = (text: string) => parseBase64url(text)!;
  const publicKey = bytes(
    "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
  );
  const privateKey = await crypto.subtle.importKey(
    "jwk",
    {
      kty: "EC",
      crv: "P-256",
      d: "q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94",
      x: "JXGyvs3942BVGq8e0PTNNmwRzr5VX4m8t7GGpTM5FzE",
      y: "aOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
    },
    { name: "ECDH", namedCurve: "P-256" },
    false,
    ["deriveBits"],
  );
  const auth = bytes("BTBZMqHH6r4Tts7J_aSIgg");
  const body = bytes(
    "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN",
  );
  expect(await open({ privateKey, publicKey, auth }, body)).toBe(
    "When I grow up, I want to be a watermelon",
  );
});

describe("a message", () => {
  test("is opened by its browser alone, and holds the match, the game and the kind", async () => {
    const { keys, address } = await addressed();
    expect(await sendPush({ fetch: divert("push-open"), vapid }, address, notice)).toEqual({
      result: "sent",
    });
    const [mail] = await mailOf("push-open");
    const { at, ...told } = notice;
    expect(JSON.parse(await open(keys, mail!.body))).toEqual(told);
    const stranger = await subscribe(ENDPOINT);
    await expect(open(stranger.keys, mail!.body)).rejects.toThrow();
  });

  test("has the headers of RFC 8030, and a topic that does not name the match", async () => {
    const { address } = await addressed();
    await sendPush({ fetch: divert("push-head"), vapid }, address, notice);
    const [mail] = await mailOf("push-head");
    expect(mail!.headers).toMatchObject({
      ttl: "86400",
      urgency: "high",
      topic: expect.stringMatching(/^[A-Za-z0-9_-]{32}$/),
      "content-encoding": "aes128gcm",
    });
    expect(JSON.stringify(mail!.headers)).not.toContain(notice.match);
    const topics = await Promise.all(
      ["again", "B".repeat(32)].map(async (match, i) => {
        await sendPush({ fetch: divert(`push-topic${i}`), vapid }, address, { ...notice, match });
        return (await mailOf(`push-topic${i}`))[0]!.headers.topic;
      }),
    );
    expect(new Set([mail!.headers.topic, ...topics]).size).toBe(3);
  });

  test("is signed with the deployment's key, for that push service and at most a day", async () => {
    const { address } = await addressed();
    await sendPush({ fetch: divert("push-jwt"), vapid }, address, notice);
    const [mail] = await mailOf("push-jwt");
    const { good, key, claims } = await readVapidHeader(mail!.headers.authorization!);
    expect({ good, key }).toEqual({ good: true, key: vapid.publicKey });
    expect(claims).toMatchObject({
      aud: "https://fcm.googleapis.com",
      sub: "mailto:test@example.com",
    });
    expect(claims.exp - Date.now() / 1000).toBeLessThan(86_400);
  });

  test("of any kind has the same length: it tells its service nothing", async () => {
    const { address } = await addressed();
    for (const kind of ["turn", "started"] as const) {
      await sendPush({ fetch: divert("push-length"), vapid }, address, { ...notice, kind });
    }
    const [a, b] = await mailOf("push-length");
    expect(a!.body.length).toBe(b!.body.length);
  });
});

describe("an answer", () => {
  test.each([
    ["201", { result: "sent" }],
    ["404", { result: "gone" }],
    ["410", { result: "gone" }],
    ["429", { result: "failed", code: "status-429" }],
    ["500", { result: "failed", code: "status-500" }],
    ["307", { result: "failed", code: "status-307" }],
  ])("of %s", async (status, sending) => {
    const { address } = await addressed();
    const fetch = divert(`push-${status}`, `status/${status}`);
    expect(await sendPush({ fetch, vapid }, address, notice)).toEqual(sending);
    // A redirect is not followed: nothing came to where it leads.
    expect((await mailOf(`push-${status}`)).map(({ path }) => path)).toEqual([
      `/push-${status}/status/${status}`,
    ]);
  });

  test("that does not come is given up after five seconds", async () => {
    const { address } = await addressed();
    const before = performance.now();
    const fetch = divert("push-hang", "hang");
    expect(await sendPush({ fetch, vapid }, address, notice)).toEqual({
      result: "failed",
      code: "timeout",
    });
    const waited = performance.now() - before;
    expect(waited).toBeGreaterThan(4_900);
    // On a busy machine more than five seconds, but far less than whoever waits for the service.
    expect(waited).toBeLessThan(20_000);
  });

  test("a network that fails, and a point that is on no curve, are failures without a throw", async () => {
    const { address } = await addressed();
    const fetch = async () => {
      throw new TypeError(`No way to ${ENDPOINT}`);
    };
    expect(await sendPush({ fetch, vapid }, address, notice)).toEqual({
      result: "failed",
      code: "network",
    });
    const bad = { ...address, keys: { ...address.keys, p256dh: `B${"A".repeat(86)}` } };
    expect(await sendPush({ fetch: divert("push-bad"), vapid }, bad, notice)).toEqual({
      result: "failed",
      code: "unsendable",
    });
  });
});

describe("a subscription", () => {
  test.each([
    ENDPOINT,
    "https://updates.push.services.mozilla.com/wpush/v2/x",
    "https://wns2-par02p.notify.windows.com/w/?token=x",
    "https://web.push.apple.com/x",
  ])("to %s is taken", async (endpoint) => {
    expect(parsePush((await subscribe(endpoint)).subscription).ok).toBe(true);
  });

  test.each([
    ["another host", "https://push.example.org/x"],
    ["a host that only ends alike", "https://evilpush.apple.com.example.org/x"],
    ["a host that begins alike", "https://fcm.googleapis.com.example.org/x"],
    ["a host with the name inside", "https://xfcm.googleapis.com/x"],
    ["a parent of the host", "https://push.services.mozilla.com/x"],
    ["no letters between", "https://xpush.apple.com/x"],
    ["http", "http://fcm.googleapis.com/x"],
    ["another port", "https://fcm.googleapis.com:8443/x"],
    ["a user", "https://user@fcm.googleapis.com/x"],
    ["an address of this machine", "https://127.0.0.1/x"],
  ])("to %s is refused", async (_, endpoint) => {
    const { subscription } = await subscribe(endpoint);
    expect(parsePush(subscription)).toEqual({ ok: false, error: "push-host" });
  });

  test("of another shape is refused", async () => {
    const { subscription } = await subscribe(ENDPOINT);
    const { keys } = subscription;
    for (const other of [
      null,
      "x",
      { ...subscription, more: 1 },
      { ...subscription, endpoint: "x" },
      { ...subscription, endpoint: `${ENDPOINT}${"x".repeat(1000)}` },
      { ...subscription, keys: { p256dh: keys.p256dh } },
      { ...subscription, keys: { ...keys, auth: "short" } },
      { ...subscription, keys: { ...keys, p256dh: `A${keys.p256dh.slice(1)}` } },
    ]) {
      expect(parsePush(other)).toEqual({ ok: false, error: "bad-subscription" });
    }
  });
});

test("without each of its three keys a deployment sends no push", () => {
  expect(readVapid(env)).not.toBeNull();
  for (const name of ["VAPID_PUBLIC_KEY", "VAPID_PRIVATE_KEY", "VAPID_SUBJECT"]) {
    const { [name as keyof Env]: _, ...rest } = env as Env;
    expect(readVapid(rest)).toBeNull();
    expect(readVapid({ ...env, [name]: "off" })).toBeNull();
  }
});
