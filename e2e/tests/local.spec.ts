import { expect, type Page, PHONE } from "../fixtures.ts";
import { beginHere, curtainFor, sitDown, takeDevice } from "../local.ts";
import { Player } from "../player.ts";
import { test } from "../tiny.ts";
import { TrambahnPlayer } from "../trambahn-player.ts";

// Matches of one device: the same room as a server's, in a worker of the page.

test("two at one device play a whole game without a network", async ({ device }) => {
  const page = await device(PHONE);
  await beginHere(page, { game: "Tiny", names: ["Mira", "Jan"] });
  const swap = page.getByRole("button", { name: "swap" });
  await sitDown(page, swap);
  await page.context().setOffline(true);
  await swap.tap();
  await curtainFor(page);
  await takeDevice(page);
  await swap.tap();
  await expect(page.getByRole("heading", { name: "The end" })).toBeVisible();
  await expect(page.getByText("Dealt on this device")).toBeVisible();
  await expect(page.getByText("verified")).toBeHidden();
  const saving = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the record" }).tap();
  expect((await saving).suggestedFilename()).toMatch(/A{8}\.json$/);
});

test("a match goes on after a reload, in a second window, and is deleted from the list", async ({
  device,
}) => {
  const page = await device();
  await beginHere(page, { game: "Cable Car", names: ["Mira", "Jan"] });
  const address = page.url();
  const lay = async (at: typeof page, pick: number) => {
    await sitDown(at, at.getByRole("button", { name: "Choose a cell" }));
    await new Player("", at, "mouse").lay(pick);
    return await curtainFor(at);
  };
  await lay(page, 2);
  await lay(page, 4);
  await page.reload();
  await lay(page, 6);
  const twin = await page.context().newPage();
  await twin.goto(address);
  const next = await lay(twin, 8);
  // What was laid in one window is on the board of the other.
  await expect(page.getByRole("button", { name: next, exact: true })).toBeEnabled();
  await takeDevice(page);
  await expect(page.getByRole("gridcell", { name: /, tile/ })).toHaveCount(4);
  await lay(page, 10);
  await twin.close();

  await page.goto("/");
  const listed = page.getByRole("link", { name: /Cable Car.*on this device/s });
  await expect(listed).toBeVisible();
  await page.getByRole("button", { name: "Forget: Cable Car" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(listed).toBeHidden();
  await page.goto(address);
  await expect(
    page.getByRole("heading", { name: "This match is on another device" }),
  ).toBeVisible();
});

test("one plays alone against a bot without a network, and a hint is shown, not played", async ({
  device,
}) => {
  const page = await device(PHONE);
  await page.goto("/");
  await page.getByRole("radio", { name: "On this device" }).click();
  await expect(page.getByRole("combobox", { name: "Player 2" })).toHaveValue(/./);
  await page.getByRole("button", { name: "Start" }).tap();
  const player = new Player("", page, "touch");
  const laid = page.getByRole("gridcell", { name: /laid last/ });
  await expect.poll(() => player.isToMove()).toBe(true);
  const hint = page.getByRole("button", { name: "Show a hint" });
  // It is loaded after the table.
  await expect(hint).toBeVisible();
  await page.context().setOffline(true);
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(() => player.isToMove()).toBe(true);
    await hint.tap();
    const lay = page.getByRole("button", { name: /^(Lay on|Draw a tile)/ });
    await expect(lay).toBeVisible();
    await lay.tap();
    await expect(lay).toBeHidden();
  }
  await expect(laid.first()).toBeAttached();
});

test("home begins with what was chosen last, and the installed app on this device", async ({
  device,
}) => {
  const page = await device();
  const radio = (group: string, name: string | RegExp) =>
    page.getByRole("group", { name: group }).getByRole("radio", { name });
  await page.goto("/");
  await expect(radio("With people or bots", "Online, by link")).toBeChecked();
  await radio("Game", /^The Companies/).check();
  await radio("Players", "4").check();
  await radio("With people or bots", "On this device").check();
  await page.reload();
  await expect(radio("Game", /^The Companies/)).toBeChecked();
  await expect(radio("Players", "4")).toBeChecked();
  await expect(radio("With people or bots", "On this device")).toBeChecked();
  await expect(page.getByRole("combobox", { name: "Player 4" })).toHaveValue(/./);

  await radio("With people or bots", "Online, by link").check();
  await page.goto("/?here");
  await expect(radio("With people or bots", "On this device")).toBeChecked();
  // It held for that visit.
  await page.goto("/");
  await expect(radio("With people or bots", "Online, by link")).toBeChecked();
});

/** Notes all that a page is sent by its worker, whatever it does with it; gives the way to take it. */
async function listenToWorker(page: Page): Promise<() => Promise<string>> {
  await page.addInitScript(() => {
    const told: string[] = [];
    Object.assign(window, { told });
    for (const { prototype } of [MessagePort, Worker]) {
      const own = Object.getOwnPropertyDescriptor(prototype, "onmessage")!;
      Object.defineProperty(prototype, "onmessage", {
        ...own,
        set(listener: (event: MessageEvent) => void) {
          own.set!.call(this, (event: MessageEvent) => {
            const { data } = event;
            told.push(typeof data === "string" ? data : JSON.stringify(data));
            listener.call(this, event);
          });
        },
      });
    }
  });
  return () =>
    page.evaluate(() => (window as unknown as { told: string[] }).told.splice(0).join("\n"));
}

/** The hands in what a page was told, in order. */
const handsIn = (told: string): string[] =>
  [...told.matchAll(/"hand":(\[[^\]]+\])/g)].map(([, hand]) => hand!);

test("while the curtain hangs, and after, the page has the hand of the one at the screen alone", async ({
  device,
}) => {
  const page = await device();
  const take = await listenToWorker(page);
  await beginHere(page, { game: "Trambahn", names: ["Mira", "Jan"] });
  const cards = page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");
  await sitDown(page, cards);
  const own = handsIn(await take()).at(-1)!;
  await new TrambahnPlayer("", page, "mouse").turn(0);

  // The database has the whole match, as a server's has: the line lies between it and the page.
  await curtainFor(page);
  const before = await take();
  const seen = await page.evaluate(() => ({
    page: document.documentElement.outerHTML,
    kept: JSON.stringify([{ ...localStorage }, { ...sessionStorage }, history.state]),
  }));
  await takeDevice(page);
  await expect(cards).toHaveCount(6);
  // The curtain's button has gone, and whoever has the device now begins at the hand.
  await expect(cards.and(page.locator(":focus"))).toHaveCount(1);
  const after = await take();
  const labels = await cards.evaluateAll((all) => all.map((one) => one.ariaLabel!));

  const next = handsIn(after).at(-1)!;
  for (const text of [before, seen.kept, seen.page]) expect(text).not.toContain(next);
  expect(seen.page).not.toContain("data-hand");
  for (const label of labels) expect(seen.page).not.toContain(label);
  const last = handsIn(before).at(-1)!;
  expect(after).not.toContain(last);
  // The control: each was told the own hand, at the own time.
  expect(last).not.toBe(own);
  expect(new Set([own, last, next]).size).toBe(3);
  expect(JSON.parse(next)).toHaveLength(6);
});
