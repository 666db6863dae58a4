import { afterAll, afterEach, beforeAll, expect, test } from "vitest";
import { Server } from "../server.ts";
import { Firefox } from "./firefox.ts";
import { mover, Player } from "./player.ts";

// What the tests in Chromium show in breadth, shown in a second engine once from end to end.

const DESKTOP = { width: 1440, height: 900 };
const PHONE = { width: 360, height: 740 };
const TILES = 60;

let server: Server;
let firefox: Firefox;

beforeAll(async () => {
  server = await Server.start();
  firefox = await Firefox.launch();
});

afterAll(async () => {
  await firefox?.close();
  await server?.stop();
});

afterEach(async () => {
  await firefox.closeDevices();
  expect(firefox.misdeeds.splice(0).join("\n")).toBe("");
});

test("two play a whole game of Cable Car by a link, and the deal is verified", async () => {
  const mira = new Player("Mira", await firefox.device(DESKTOP));
  const jan = new Player("Jan", await firefox.device(PHONE));
  await mira.page.goto(server.origin);
  await mira.press("radio", "2");
  await mira.press("button", "Create and invite");
  await mira.join();
  const link = await mira.page.$eval("input[readonly]", (field) => field.value);
  await jan.page.goto(link);
  await jan.join();
  await mira.press("button", "Start with two");

  for (let tile = 0; tile < TILES; tile++) {
    const player = await mover([mira, jan]);
    await player.lay(tile * 7 + 3, player === mira ? "mouse" : "keys");
  }
  for (const player of [mira, jan]) {
    await player.reads("The deal is verified");
  }
});

test("one plays against a bot while the server is gone, also after a reload", async () => {
  const mira = new Player("Mira", await firefox.device(PHONE));
  await mira.page.goto(server.origin);
  await mira.page.waitForFunction(isKept);
  await server.kill();
  await mira.page.reload();
  await mira.press("radio", "On this device");
  await mira.press("button", "Start");
  for (let turn = 0; turn < 2; turn++) {
    await mira.toMove();
    await mira.lay(turn, "mouse");
    // The bot answers, also once the page has been loaded anew from what the browser keeps.
    await mira.toMove();
    await mira.page.reload();
  }
  await mira.toMove();
  await server.start();
});

test("what a page must not do is seen: the control", async () => {
  const page = await firefox.device(PHONE);
  await page.goto(server.origin);
  await page.evaluate(() => {
    setTimeout(() => {
      throw new Error("planted");
    });
    const script = document.createElement("script");
    script.textContent = "0";
    document.body.append(script);
  });
  await expect
    .poll(() => firefox.misdeeds.map((told) => told.split(" ")[0]), { timeout: 20_000 })
    .toEqual(expect.arrayContaining(["error:", "policy:"]));
  firefox.misdeeds.length = 0;
});

/** Whether the browser keeps the whole client and answers for the page; runs in the page. */
async function isKept(): Promise<boolean> {
  const names = (await caches.keys()).filter((name) => name.startsWith("endstation-shell-"));
  const pages = await Promise.all(names.map((cacheName) => caches.match("/", { cacheName })));
  return navigator.serviceWorker.controller !== null && pages.some(Boolean);
}
