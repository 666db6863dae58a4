import { expect, PHONE } from "../fixtures.ts";
import { beginHere, takeDevice } from "../local.ts";
import { Player } from "../player.ts";
import { test } from "../tiny.ts";

// Matches of one device: the same room as a server's, in a worker of the page.

test("two at one device play a whole game without a network", async ({ device }) => {
  const page = await device(PHONE);
  await beginHere(page, { game: "Tiny", names: ["Mira", "Jan"] });
  const yours = page.getByRole("heading", { name: "Your turn" });
  const curtain = page.getByRole("button", { name: /^I am / });
  await expect(yours.or(curtain)).toBeVisible();
  await page.context().setOffline(true);
  if (await curtain.isVisible()) await takeDevice(page);
  await page.getByRole("button", { name: "swap" }).tap();
  await takeDevice(page);
  await page.getByRole("button", { name: "swap" }).tap();
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
  test.setTimeout(150_000);
  const page = await device();
  await beginHere(page, { game: "Cable Car", names: ["Mira", "Jan"] });
  const address = page.url();
  const lay = async (at: typeof page, pick: number) => {
    const player = new Player("", at, "mouse");
    const curtain = at.getByRole("button", { name: /^I am / });
    await expect
      .poll(async () => (await curtain.isVisible()) || (await player.isToMove()))
      .toBe(true);
    if (await curtain.isVisible()) await takeDevice(at);
    await player.lay(pick);
    await expect(curtain).toBeVisible();
  };
  await lay(page, 2);
  await lay(page, 4);
  await page.reload();
  await lay(page, 6);
  const twin = await page.context().newPage();
  await twin.goto(address);
  await lay(twin, 8);
  // What was laid in one window is on the board of the other.
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
  test.setTimeout(120_000);
  const page = await device(PHONE);
  await page.goto("/");
  await page.getByRole("radio", { name: "On this device" }).click();
  await expect(page.getByRole("combobox", { name: "Player 2" })).toHaveValue(/./);
  await page.getByRole("button", { name: "Start" }).tap();
  const player = new Player("", page, "touch");
  const laid = page.getByRole("gridcell", { name: /laid last/ });
  await expect.poll(() => player.isToMove(), { timeout: 20_000 }).toBe(true);
  await page.context().setOffline(true);
  for (let turn = 0; turn < 3; turn++) {
    await expect.poll(() => player.isToMove(), { timeout: 20_000 }).toBe(true);
    await page.getByRole("button", { name: "Show a hint" }).tap();
    const lay = page.getByRole("button", { name: /^(Lay on|Draw a tile)/ });
    await expect(lay).toBeVisible();
    await lay.tap();
    await expect(lay).toBeHidden();
  }
  await expect(laid.first()).toBeAttached();
});
