import { describe, expect, test } from "vitest";
import type { Notice } from "../src/notices/notice.ts";
import { newWebhookKey, nextTry, parseWebhook, sendWebhook } from "../src/notices/webhook.ts";
import { divert, mailOf, textOf } from "./mail.ts";

describe("an address", () => {
  test.each([
    ["https://hooks.example.org/a?b=c", "https://hooks.example.org/a?b=c"],
    ["https://EXAMPLE.org", "https://example.org/"],
    ["https://example.org:443/x", "https://example.org/x"],
    ["https://example.org/x#part", "https://example.org/x"],
    ["https://bücher.example.org/", "https://xn--bcher-kva.example.org/"],
    ["https://10.example.org/", "https://10.example.org/"],
    ["https://localhost.example.org/", "https://localhost.example.org/"],
  ])("%s is taken", (text, url) => {
    expect(parseWebhook(text)).toEqual({ ok: true, value: url });
  });

  test.each([
    ["nothing", "", "no-address"],
    ["no URL", "example.org", "no-address"],
    ["a path", "/api", "no-address"],
    ["http", "http://example.org/", "not-https"],
    ["another scheme", "ftp://example.org/", "not-https"],
    ["a script", "javascript:alert(1)", "not-https"],
    ["a file", "file:///etc/passwd", "not-https"],
    ["data", "data:text/plain,x", "not-https"],
    ["another port", "https://example.org:8443/", "address-port"],
    ["the port of http", "https://example.org:80/", "address-port"],
    ["port 0", "https://example.org:0/", "address-port"],
    ["a user", "https://me@example.org/", "address-user"],
    ["a password", "https://:secret@example.org/", "address-user"],
    ["a host that hides as a user", "https://example.org@127.0.0.1/", "address-user"],
    ["IPv4", "https://127.0.0.1/", "address-ip"],
    ["IPv4 on the internet", "https://93.184.216.34/", "address-ip"],
    ["IPv4 in one decimal number", "https://2130706433/", "address-ip"],
    ["IPv4 in hex", "https://0x7f000001/", "address-ip"],
    ["IPv4 in hex, by parts", "https://0x7f.0x0.0x0.0x1/", "address-ip"],
    ["IPv4 in octal", "https://0177.0.0.01/", "address-ip"],
    ["IPv4 in octal, one number", "https://017700000001/", "address-ip"],
    ["IPv4 of two parts", "https://127.1/", "address-ip"],
    ["IPv4 of three parts", "https://10.0.1/", "address-ip"],
    ["IPv4 with a dot behind", "https://127.0.0.1./", "address-ip"],
    ["IPv4 in wide digits", "https://１２７.０.０.１/", "address-ip"],
    ["IPv4, its dots encoded", "https://127%2e0%2e0%2e1/", "address-ip"],
    ["nothing but zero", "https://0/", "address-ip"],
    ["a cloud's metadata", "https://169.254.169.254/latest", "address-ip"],
    ["IPv6", "https://[::1]/", "address-ip"],
    ["IPv6 around IPv4", "https://[::ffff:127.0.0.1]/", "address-ip"],
    ["IPv6, link-local", "https://[fe80::1]/", "address-ip"],
    ["IPv4 out of range", "https://256.0.0.1/", "no-address"],
    ["localhost", "https://localhost/", "address-local"],
    ["LOCALHOST", "https://LOCALHOST/", "address-local"],
    ["a name under localhost", "https://app.localhost/", "address-local"],
    ["a name under local", "https://printer.local/", "address-local"],
    ["a name under internal", "https://metadata.google.internal/", "address-local"],
    ["a router's name", "https://fritz.lan/", "address-local"],
    ["one label", "https://intranet/", "address-local"],
    ["a dot behind", "https://example.org./", "address-local"],
    ["a dot behind localhost", "https://localhost./", "address-local"],
    ["a dot in wide form behind", "https://localhost。/", "address-local"],
    ["a reverse name", "https://1.0.0.127.in-addr.arpa/", "address-local"],
    ["a name that is too long", `https://${"a".repeat(500)}.org/`, "address-too-long"],
    ["a path that is too long", `https://example.org/${"a".repeat(500)}`, "address-too-long"],
    ["one that grows too long", `https://example.org/${"ü".repeat(200)}`, "address-too-long"],
  ])("%s is refused", (_, text, error) => {
    expect(parseWebhook(text)).toEqual({ ok: false, error });
  });
});

const notice: Notice = { match: "m".repeat(32), game: "trambahn", kind: "turn", at: 1000 };
const hook = { url: "https://hooks.example.org/secret-path", key: newWebhookKey() };

/** What docs/notices.md tells receivers to do, written anew. */
async function verifies(header: string, body: string, key: string): Promise<boolean> {
  const { t, v1 } = Object.fromEntries(header.split(",").map((part) => part.split("=")));
  const hmac = { name: "HMAC", hash: "SHA-256" };
  const raw = new TextEncoder().encode(key);
  const secret = await crypto.subtle.importKey("raw", raw, hmac, false, ["verify"]);
  const signature = Uint8Array.from(v1.match(/../g), (hex: string) => Number.parseInt(hex, 16));
  return crypto.subtle.verify("HMAC", secret, signature, new TextEncoder().encode(`${t}.${body}`));
}

describe("a call", () => {
  test("says which match, what and when, and is signed", async () => {
    const sending = await sendWebhook({ fetch: divert("hook"), now: 5_000_999 }, hook, notice);
    expect(sending).toEqual({ result: "sent" });
    const [mail, ...more] = await mailOf("hook");
    expect(more).toEqual([]);
    const body = textOf(mail!);
    expect(JSON.parse(body)).toEqual({
      match: `/g/${notice.match}`,
      game: "trambahn",
      kind: "turn",
      at: 1000,
    });
    expect(mail!.headers["content-type"]).toBe("application/json");
    const header = mail!.headers["endstation-signature"]!;
    expect(header).toMatch(/^t=5000,v1=[0-9a-f]{64}$/);
    expect(await verifies(header, body, hook.key)).toBe(true);
    // The check can fail: another key, another body, another time.
    expect(await verifies(header, body, newWebhookKey())).toBe(false);
    expect(await verifies(header, body.replace("turn", "over"), hook.key)).toBe(false);
    expect(await verifies(header.replace("5000", "5001"), body, hook.key)).toBe(false);
  });

  test("holds neither the key nor the address", async () => {
    await sendWebhook({ fetch: divert("hook-secret"), now: 0 }, hook, notice);
    const [mail] = await mailOf("hook-secret");
    const sent = JSON.stringify(mail!.headers) + textOf(mail!);
    for (const secret of [hook.key, "secret-path"]) expect(sent).not.toContain(secret);
  });

  test("follows no redirect", async () => {
    const fetch = divert("hook-307", "status/307");
    expect(await sendWebhook({ fetch, now: 0 }, hook, notice)).toEqual({
      result: "failed",
      code: "status-307",
    });
    expect((await mailOf("hook-307")).map(({ path }) => path)).toEqual(["/hook-307/status/307"]);
  });

  test("that nobody answers is given up", async () => {
    const fetch = divert("hook-hang", "hang");
    expect(await sendWebhook({ fetch, now: 0 }, hook, notice)).toEqual({
      result: "failed",
      code: "timeout",
    });
  });

  test("is tried once more, a minute later", () => {
    expect(nextTry(1, 1000)).toBe(61_000);
    expect(nextTry(2, 1000)).toBeNull();
  });
});
