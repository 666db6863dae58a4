import { expect, PHONE } from "../fixtures.ts";
import { beginHere, curtainFor, sitDown, takeDevice } from "../local.ts";
import { Player } from "../player.ts";
import { test } from "../tiny.ts";

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
