import { readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, test } from "../fixtures.ts";
import { createAndJoin, Player } from "../player.ts";

const ASSETS = fileURLToPath(new URL("../../apps/web/dist/assets", import.meta.url));

test("a file that is gone is not answered with a page, and no browser keeps the answer", async ({
  request,
}) => {
  for (const path of ["/assets/gone-12345678.js", "/assets/", "/gone.png"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(response.headers()["cache-control"]).toBe("no-store");
  }
  const [file] = readdirSync(ASSETS).filter((name) => name.endsWith(".js"));
  const there = await request.get(`/assets/${file}`);
  expect(there.headers()["cache-control"]).toContain("immutable");
});

test("every page of the client comes with its policy", async ({ request }) => {
  for (const path of ["/", "/g/anything", "/rules/cable-car", "/nowhere"]) {
    const response = await request.get(path);
    expect(response.status()).toBe(200);
    expect(response.headers()["content-security-policy"]).toContain("frame-ancestors 'none'");
    expect(response.headers()["referrer-policy"]).toBe("no-referrer");
    expect(await response.text()).toContain('<div id="root">');
  }
});

test("an old tab after a deploy: missing chunks, stale service worker", async ({
  browser,
  server,
}) => {
  // Not a watched device: what is missing is an error in the console.
  const page = await browser.newPage({ baseURL: server.origin });
  let gone = true;
  await page.route(/\/assets\/match-[\w-]{8}\.js$/, async (route) => {
    if (gone) await route.fulfill({ status: 404, body: "gone" });
    else await route.continue();
    gone = false;
  });
  const mira = new Player("Mira", page, "mouse");
  await createAndJoin(mira);
  await page.close();
});
