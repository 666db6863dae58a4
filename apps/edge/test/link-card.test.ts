import { listDurableObjectIds } from "cloudflare:test";
import { env, exports } from "cloudflare:workers";
import { makeMatchId } from "@endstation/match";
import { describe, expect, test } from "vitest";
import { create } from "./client.ts";

const ORIGIN = "http://endstation.test";
const get = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  exports.default.fetch(`${ORIGIN}${path}`, { method, headers });

async function cardOf(path: string, headers?: Record<string, string>) {
  const html = await (await get(path, headers)).text();
  const found = html.matchAll(/<meta property="og:([\w:]+)" content="([^"]*)">/g);
  const card: { title?: string; url?: string; image?: string } = Object.fromEntries(
    [...found].map(([, property, content]) => [property, content]),
  );
  return card;
}

const OPTIONS = {
  "cable-car": { players: 5 },
  companies: { players: 3, companies: true },
  trambahn: { players: 2 },
};

describe("the card that chats show of a link", () => {
  test.each([
    ["cable-car", "cable-car", "Cable Car · 5 players", 1],
    ["companies", "cable-car", "The Companies · 3 players", 2],
    ["trambahn", "trambahn", "Trambahn · 2 players", 3],
  ] as const)(
    "of %s tells the game, the places and a picture",
    async (options, game, title, kind) => {
      const { id } = await create(OPTIONS[options], game);
      const card = await cardOf(`/g/${id}`);
      expect(card).toMatchObject({ title, url: `${ORIGIN}/g/${id}` });
      expect(card.image).toBe(`${ORIGIN}/cards/${kind}.png`);
      const picture = await env.ASSETS.fetch(`${ORIGIN}/cards/${kind}.png`);
      expect(new TextDecoder("latin1").decode(await picture.arrayBuffer())).toMatch(/^.PNG/);
    },
  );

  test("speaks the language of whoever asks, and English to all others", async () => {
    const { id } = await create();
    const titles = ["de-AT,de;q=0.9,en;q=0.8", "fr, de;q=0.5", "fr", "", "constructor"].map(
      async (language) => (await cardOf(`/g/${id}`, { "Accept-Language": language })).title,
    );
    const [german, english] = ["Cable Car · 2 Personen", "Cable Car · 2 players"];
    expect(await Promise.all(titles)).toEqual([german, german, english, english, english]);
  });

  test("is the same page otherwise, for as long as it is asked for anew", async () => {
    const { id } = await create();
    const first = await get("/");
    const page = await get(`/g/${id}`, { "If-None-Match": first.headers.get("ETag") ?? "" });
    expect(page.status).toBe(200);
    expect(page.headers.get("ETag")).toBeNull();
    expect(page.headers.get("Vary")).toContain("Accept-Language");
    expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'self'");
    const html = await page.text();
    expect(html).toContain('<div id="root">');
    expect(html).toContain('content="noindex"');
  });

  test("wakes no match, whether there is one or not", async () => {
    const key = new TextEncoder().encode(env.ID_KEY);
    const id = makeMatchId(
      { kind: 1, players: 4 },
      crypto.getRandomValues(new Uint8Array(16)),
      key,
    );
    const before = await listDurableObjectIds(env.MATCH);
    expect((await cardOf(`/g/${id}`)).title).toBe("Cable Car · 4 players");
    expect((await get(`/g/${id}`, {}, "HEAD")).status).toBe(200);
    expect(await listDurableObjectIds(env.MATCH)).toHaveLength(before.length);
  });

  test.each([
    ["an id that is not ours", "/g/AQQABw4VHCMqMTg_Rk1UW2JpLLL83rLL"],
    ["no id", "/g/x"],
    ["another page", "/replay"],
  ])("is not there for %s", async (_, path) => {
    expect(await cardOf(path)).toEqual({});
  });

  test("of a kind that this build does not know is left out", async () => {
    const key = new TextEncoder().encode(env.ID_KEY);
    const id = makeMatchId({ kind: 99, players: 4 }, new Uint8Array(16), key);
    expect(await cardOf(`/g/${id}`)).toEqual({});
  });
});
