import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { chromium } from "@playwright/test";
import { laidTiles } from "../board.ts";
import { expect, type Page, test } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";
import { createAndJoin, Player } from "../player.ts";
import config from "../playwright.config.ts";

// What browsers do with a page, beside showing it.

const { launchOptions } = config.use!;

test("site data is blocked: a match by link is played, one on this device says why it is not", async ({
  server,
}) => {
  test.slow();
  const profile = mkdtempSync(join(tmpdir(), "endstation-profile-"));
  mkdirSync(join(profile, "Default"));
  // "Block all cookies" in the settings, which blocks all that a site may keep.
  const blocked = { profile: { default_content_setting_values: { cookies: 2 } } };
  writeFileSync(join(profile, "Default", "Preferences"), JSON.stringify(blocked));
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions,
    baseURL: server.origin,
    locale: "en-GB",
  });
  const errors: string[] = [];
  context.on("weberror", (error) => errors.push(String(error.error())));
  const page = await context.newPage();
  await page.goto("/");
  expect(
    await page.evaluate(() => {
      try {
        return typeof localStorage;
      } catch {
        return "blocked";
      }
    }),
  ).toBe("blocked");
  await page.getByRole("radio", { name: "On this device" }).click();
  await page.getByRole("button", { name: "Start" }).click();
  await expect(page.getByText("This browser keeps nothing for this page")).toBeVisible();
  const mira = new Player("Mira", page, "mouse");
  await createAndJoin(mira);
  await expect(page.getByRole("listitem").filter({ hasText: "Mira" })).toBeVisible();
  expect(errors).toEqual([]);
  await context.close();
  rmSync(profile, { recursive: true, force: true });
});

test("the back-forward cache gives back the table as it is now", async ({ server }) => {
  test.slow();
  // Playwright turns that cache off.
  const browser = await chromium.launch({
    ...launchOptions,
    ignoreDefaultArgs: ["--disable-back-forward-cache"],
  });
  const context = await browser.newContext({ baseURL: server.origin, locale: "en-GB" });
  const page = await context.newPage();
  await page.addInitScript(() => {
    window.addEventListener("pageshow", ({ persisted }) => {
      if (persisted) document.documentElement.dataset.persisted = "";
    });
  });
  const match = await MadeMatch.started(server.origin, {}, ["Mira", "Jan"]);
  await match.open(page, match.sitters[0]!);
  await page.getByRole("grid").waitFor();
  await match.turn();
  await expect(laidTiles(page)).toHaveCount(1);
  await page.evaluate(() => {
    location.href = "/icon.svg";
  });
  await page.waitForURL(/icon\.svg$/);
  await match.turn();
  await page.evaluate(() => history.back());
  await expect(page.locator("html[data-persisted]")).toBeAttached();
  await expect(laidTiles(page)).toHaveCount(2);
  await browser.close();
});

test("a tab that was frozen catches up when it is looked at again", async ({ device, server }) => {
  const page = await device({ locale: "en-GB" });
  const match = await MadeMatch.started(server.origin, {}, ["Mira", "Jan"]);
  await match.open(page, match.sitters[0]!);
  await page.getByRole("grid").waitFor();
  const session = await page.context().newCDPSession(page);
  await session.send("Page.setWebLifecycleState", { state: "frozen" });
  await match.turn();
  await match.turn();
  await session.send("Page.setWebLifecycleState", { state: "active" });
  await expect(laidTiles(page)).toHaveCount(2);
});

test("a page that the browser translates still shows what happens", async ({ device, server }) => {
  const page = await device({ locale: "en-GB" });
  const match = await MadeMatch.started(server.origin, {}, ["Mira", "Jan"]);
  await match.open(page, match.sitters[0]!);
  await page.getByRole("grid").waitFor();
  const translated = await translate(page);
  expect(translated).toBe(0);
  await match.turn();
  await expect(laidTiles(page)).toHaveCount(1);
  await match.turn();
  await expect(laidTiles(page)).toHaveCount(2);

  // The rules stay as they are, so that they may be translated; and another language is whole.
  await page.goto("/rules/cable-car");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  expect(await translate(page)).toBeGreaterThan(20);
  await page.getByRole("button", { name: "Deutsch" }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.locator("main font")).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});

/**
 * Does with a page's text what Google Translate does: puts elements of its own in the place of
 * text, where that is allowed. Gives how many.
 */
const translate = (page: Page): Promise<number> =>
  page.evaluate(() => {
    document.documentElement.classList.add("translated-ltr");
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts: Text[] = [];
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    const allowed = texts.filter((text) => {
      const element = text.parentElement as HTMLElement | null;
      return element instanceof HTMLElement && element.translate && text.data.trim() !== "";
    });
    for (const text of allowed) {
      const font = document.createElement("font");
      font.textContent = `~${text.data}`;
      text.replaceWith(font);
    }
    return allowed.length;
  });
