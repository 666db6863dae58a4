import { MADE_UP, madeUp } from "../../apps/web/test/made-up/made-up.ts";
import type { Device } from "../fixtures.ts";
import { expect, type Page } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";
import { test } from "../tiny.ts";
import { bareTexts, clippedTexts, type Exceptions } from "../unspoken.ts";

// The client in a language that nobody speaks: what is not in its brackets bypasses the
// dictionaries, and its words are as long as any language's.

const NAMES = ["Mira", "Jan"];

const EXCEPTIONS: Exceptions = {
  words: [...NAMES, "Endstation", "Tiny", "A game of the tests: keep your stone, or swap it."],
  pieces: [
    // Cells and columns, companies' letters, lines and tiles of Trambahn, rules, keys.
    "[a-h][1-8]?",
    "[A-Z]",
    "[IVX]+[a-f]?",
    "(?:CC|CO|TB)-\\d+",
    "x\\d",
  ],
};

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];

/** A device that speaks the made-up language. */
async function listener(device: Device): Promise<Page> {
  const page = await device();
  await page.addInitScript((language) => {
    const kept = localStorage.getItem("endstation.settings") ?? "{}";
    localStorage.setItem("endstation.settings", JSON.stringify({ ...JSON.parse(kept), language }));
  }, MADE_UP);
  return page;
}

const button = (page: Page, name: string) =>
  page.getByRole("button", { name: madeUp(name), exact: true });

/** Looks at a page as it stands, on a desk and on a phone. */
async function look(page: Page, what: string): Promise<void> {
  for (const size of WIDTHS) {
    await page.setViewportSize(size);
    const place = `${what} at ${size.width}`;
    expect.soft(await bareTexts(page, EXCEPTIONS), `${place}: in no dictionary`).toEqual([]);
    // What is laid out anew by its size takes a moment.
    await expect.soft
      .poll(() => clippedTexts(page), { message: `${place}: cut off`, timeout: 2000 })
      .toEqual([]);
  }
}

test("every text of the main screens is in the dictionaries, and fits when it is long", {
  tag: "@gate",
}, async ({ device, server }) => {
  test.setTimeout(240_000);
  const page = await listener(device);
  await page.goto("/");
  await button(page, "Create and invite").waitFor();
  await look(page, "home");
  await page.getByRole("radio", { name: madeUp("On this device") }).click();
  await button(page, "Start").waitFor();
  await look(page, "home, on this device");
  await button(page, "Settings").click();
  await page.getByRole("dialog").getByRole("switch").first().waitFor();
  await look(page, "settings");

  for (const [path, ready] of [
    ["/rules/cable-car", "main details"],
    ["/rules/companies", "main details"],
    ["/rules/trambahn", "main details"],
    ["/learn/cable-car", "[role=grid]"],
    ["/learn/companies", "[role=grid]"],
    ["/learn/trambahn", "[data-hand]"],
    ["/puzzles/1", "[role=grid]"],
    ["/replay", "main textarea"],
    ["/imprint", "main h1"],
    ["/nowhere", "main h1"],
  ] as const) {
    await page.goto(path);
    await page.locator(ready).first().waitFor();
    await look(page, path);
  }

  const waiting = await MadeMatch.of(server.origin, {}, NAMES);
  await waiting.open(page, waiting.sitters[0]!);
  await button(page, "Name and colour").waitFor();
  await look(page, "lobby");

  for (const [name, making] of [
    ["Cable Car", {}],
    ["The Companies", { options: { companies: true } }],
    ["Trambahn", { game: "trambahn" }],
  ] as const) {
    const match = await MadeMatch.started(server.origin, making, NAMES);
    for (let turn = 0; turn < 4; turn++) await match.turn();
    const mover = await match.mover();
    await match.open(page, mover);
    await button(page, "Match menu").waitFor();
    await look(page, `the table of ${name}`);
    await button(page, "Match menu").click();
    await page.getByRole("dialog").waitFor();
    await look(page, `the menu of ${name}`);
    await match.act(mover, { type: "resign" });
    await page.getByText(madeUp("The deal is verified")).waitFor();
    await look(page, `the result of ${name}`);
  }
});

test("a text that is in no dictionary, and one that is cut off, are found: the control", {
  tag: "@gate",
}, async ({ device }) => {
  const page = await listener(device);
  await page.goto("/nowhere");
  await page.getByRole("heading", { level: 1 }).waitFor();
  expect(await bareTexts(page, EXCEPTIONS)).toEqual([]);
  expect(await clippedTexts(page)).toEqual([]);
  await page.evaluate(() => {
    const planted = document.createElement("button");
    planted.textContent = "planted";
    planted.title = "planted too";
    planted.style.cssText = "width: 20px; overflow: hidden; padding: 0";
    document.querySelector("main")!.append(planted);
  });
  expect(await bareTexts(page, EXCEPTIONS)).toEqual(["title: planted too", "planted"]);
  expect(await clippedTexts(page)).toEqual(["cut off: planted"]);
});
