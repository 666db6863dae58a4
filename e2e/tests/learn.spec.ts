import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Locator, type Page, test } from "../fixtures.ts";
import { untilKept } from "../offline.ts";

// Six steps of clicks, and axe on a whole table twice.
test.setTimeout(240_000);
// What is not the first thing on the screen comes behind it: that all is here, the worker knows.
test.use({ serviceWorkers: "allow" });

const cell = (page: Page, name: string): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^${name}[,;]`) });
const station = (page: Page, number: number): Locator =>
  page.getByRole("gridcell", { name: new RegExp(`^Station ${number},`) });

/** The board takes pointers by their place, not by the cell's element. */
async function point(page: Page, target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded();
  const box = (await target.boundingBox())!;
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
}

async function lay(page: Page, name: string): Promise<void> {
  await point(page, cell(page, name));
  await page.getByRole("button", { name: `Lay on ${name}` }).click();
}

/** Opens a lesson and takes the server away. */
async function open(page: Page, game: string): Promise<void> {
  await page.goto(`/learn/${game}`);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await untilKept(page);
  await page.context().setOffline(true);
}

const said = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("status").filter({ hasText: text }).first()).toBeVisible();
const press = (page: Page, name: string | RegExp) =>
  page.getByRole("button", { name }).first().click();
/** Goes on to a step, and waits until its table stands in the place of the last one. */
async function next(page: Page, step: number): Promise<void> {
  await page.getByRole("link", { name: "Next step" }).click();
  await expect(page.locator("[aria-current=step]")).toHaveAccessibleName(
    new RegExp(`^Step ${step} of`),
  );
}

test("on a phone nothing moves when a try is answered, and the bar is not cut", async ({
  device,
}) => {
  const page = await device({ viewport: { width: 360, height: 740 }, locale: "en-GB" });
  await page.goto("/learn/cable-car");
  await expect(cell(page, "e2")).toBeVisible();
  const top = () => page.getByRole("grid").evaluate((grid) => grid.getBoundingClientRect().top);
  const before = await top();
  await lay(page, "e2");
  await said(page, /^No yellow line grows there/);
  expect(await top()).toBe(before);
  await lay(page, "a2");
  await said(page, /^A yellow line has grown/);
  expect(await top()).toBe(before);
  const words = page.locator("header [data-words]");
  await expect(words).toHaveText("Opponent's turn");
  // By how much the letters stand out over the room of their words, and over the bar.
  const cutOff = await words.evaluate((box) => {
    const letters = document.createRange();
    letters.selectNodeContents(box);
    const { left, right, top, bottom } = letters.getBoundingClientRect();
    const room = box.getBoundingClientRect();
    const bar = box.closest("header")!.getBoundingClientRect();
    return Math.max(room.left - left, right - room.right, bar.top - top, bottom - bar.bottom);
  });
  expect(cutOff).toBeLessThan(1);
});

test("Cable Car is learnt by clicks, without a server", async ({ device }) => {
  const page = await device({ locale: "en-GB" });
  await open(page, "cable-car");
  await lay(page, "e2");
  await said(page, /^No yellow line grows there/);
  await lay(page, "a2");
  await said(page, /^A yellow line has grown/);
  await next(page, 2);

  await point(page, station(page, 19));
  await said(page, /^This line passes 4 tiles so far/);
  await point(page, station(page, 13));
  await said(page, /^8 tiles: this is your longest/);
  await next(page, 3);

  await lay(page, "c4");
  await said(page, /Another cell brings more/);
  await lay(page, "d6");
  await said(page, /^10 points/);
  await expectNoAxeViolations(page);
  await next(page, 4);

  await point(page, cell(page, "d4"));
  await said(page, /That is another rule/);
  await point(page, cell(page, "d1"));
  await said(page, /^The tile may lie here/);
  await point(page, cell(page, "a4"));
  await said(page, /^Here a car would come home over this one tile/);
  await next(page, 5);

  await lay(page, "f3");
  await said(page, /^That is the tile of your hand/);
  await press(page, /^Draw instead/);
  await press(page, "Draw a tile");
  await said(page, /^Now this tile must be laid/);
  await lay(page, "c4");
  await said(page, /your old tile is still in your hand/);
  await next(page, 6);

  await lay(page, "h8");
  await said(page, /Try the other cell/);
  await lay(page, "h1");
  await said(page, /you win/);
  await expect(page.getByRole("link", { name: /^Step 6 of 6: The end, done$/ })).toBeVisible();

  // What was learnt is remembered on this device.
  await page.context().setOffline(false);
  await page.reload();
  await expect(
    page.getByRole("link", { name: /^Step 1 of 6: Tile and cell, done$/ }),
  ).toBeVisible();
});
