import { expect, type Page, test } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";

// Large text, small and low screens, names of any kind, forced colours: what can be measured.

test.describe.configure({ timeout: 300_000 });

/** The widest name there may be, and one that is written from right to left with figures in it. */
const NAMES = ["W".repeat(24), "שלום 12:30 مُحَمَّد"];

const SCREENS = [
  { name: "phone", width: 360, height: 740 },
  { name: "split screen", width: 320, height: 640 },
  { name: "phone on its side", width: 740, height: 360 },
  { name: "desktop", width: 1440, height: 900 },
];

/** Fails where the page can be scrolled sideways, at any size of screen and of text. */
async function expectFits(page: Page, what: string): Promise<void> {
  for (const { name, ...viewport } of SCREENS) {
    await page.setViewportSize(viewport);
    for (const size of name === "phone" || name === "desktop" ? ["", "200%"] : [""]) {
      await page.evaluate((fontSize) => {
        document.documentElement.style.fontSize = fontSize;
      }, size);
      const beyond = () =>
        page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
      await expect.poll(beyond, `${what}, ${name} ${size}`).toBe(0);
    }
  }
  await page.evaluate(() => {
    document.documentElement.style.fontSize = "";
  });
}

/** Fails where a name stands in the page's text without being isolated from it. */
async function expectIsolated(page: Page): Promise<void> {
  const bare = await page.evaluate((names) => {
    const walker = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (walker.nextNode()) {
      const { data, parentElement } = walker.currentNode as Text;
      const name = names.find((one) => data.includes(one));
      if (name === undefined || parentElement!.closest("bdi, [dir=auto], .sr, svg")) continue;
      if (!data.includes(`\u2068${name}\u2069`)) found.push(`${parentElement!.tagName}: ${data}`);
    }
    return found;
  }, NAMES.slice(1));
  expect(bare).toEqual([]);
}

/** Buttons that have no edge where colours are the system's: nobody would take them for such. */
const edgeless = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("main [data-actions] button, dialog button")]
      .filter((button) => button.offsetWidth > 0 && button.textContent!.trim() !== "")
      .filter((button) => {
        const { borderTopStyle, borderTopWidth } = getComputedStyle(button);
        return borderTopStyle === "none" || borderTopWidth === "0px";
      })
      .map((button) => button.textContent),
  );

for (const [game, making, turns] of [
  ["Cable Car", { options: { companies: false } }, 16],
  ["The Companies", { options: { companies: true } }, 12],
  ["Trambahn", { game: "trambahn" }, 9],
] as const) {
  test(`${game} fits small screens, large text and any name, and keeps its edges`, {
    tag: "@gate",
  }, async ({ device, server }) => {
    const match = await MadeMatch.started(server.origin, making, NAMES);
    for (let turn = 0; turn < turns; turn++) await match.turn();
    const page = await device({ locale: "en-GB", reducedMotion: "reduce" });
    await match.open(page, await match.mover());
    const menu = page.getByRole("button", { name: "Match menu" });
    await expect(menu).toBeVisible();
    await expectFits(page, "table");
    await expectIsolated(page);
    await page.emulateMedia({ forcedColors: "active" });
    expect(await edgeless(page)).toEqual([]);

    await menu.click();
    await expect(page.getByRole("dialog", { name: "This match" })).toBeVisible();
    expect(await edgeless(page)).toEqual([]);
    await page.emulateMedia({ forcedColors: "none" });
    await expectFits(page, "menu");
    await page.keyboard.press("Escape");

    await match.act(match.sitters[0]!, { type: "resign" });
    await expect(page.getByRole("button", { name: "Save the record" })).toBeVisible();
    await expectFits(page, "result");
    await expectIsolated(page);
  });
}
