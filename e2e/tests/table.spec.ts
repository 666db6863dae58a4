import { expectNoAxeViolations } from "../axe.ts";
import { expect, test } from "../fixtures.ts";
import { duel } from "../player.ts";

test("the table is free of axe's complaints: waiting, choosing, previewing, following", async ({
  device,
}) => {
  test.slow();
  const { mover, other } = await duel(device);
  for (let i = 0; i < 2; i++) {
    await mover.lay(i);
    await other.lay(i + 3);
  }
  await expectNoAxeViolations(other.page);
  await expectNoAxeViolations(mover.page);
  await mover.ghost(1);
  await expectNoAxeViolations(mover.page);
});

test("Esc cancels the preview, another cell moves it, and nothing is sent", async ({ device }) => {
  const { mover, other } = await duel(device);
  await mover.ghost(0);
  const lay = mover.page.getByRole("button", { name: /^Lay on/ });
  const first = await lay.textContent();
  await mover.ghost(4);
  await expect(lay).not.toHaveText(first!);
  await mover.page.keyboard.press("Escape");
  await expect(mover.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
  expect(await other.isToMove()).toBe(false);
});

test("with free orientation R turns the preview, and it is laid as it is seen", async ({
  device,
}) => {
  let { mover, other } = await duel(device, { lie: "turned freely" });
  // What joins what, as the label of the preview tells it last.
  const previewed = async () => {
    const preview = mover.page.getByRole("gridcell", { name: /preview/ });
    const parts = (await preview.getAttribute("aria-label"))!.split("; ");
    return { cell: parts[0]!.slice(0, 2), lies: parts.at(-1)! };
  };
  for (let tile = 0; ; tile++) {
    if (tile === 12) throw new Error("Every tile looks alike from all sides.");
    await mover.ghost(6);
    const before = await previewed();
    await mover.page.keyboard.press("r");
    const after = await previewed();
    await mover.press(mover.page.getByRole("button", { name: /^Lay on/ }));
    for (const { page } of [other, mover]) {
      const laid = page.getByRole("gridcell", { name: new RegExp(`^${after.cell}.*laid last`) });
      await expect(laid).toHaveAccessibleName(new RegExp(after.lies));
    }
    // A few tiles look the same however they lie: then the next player's is turned.
    if (after.lies !== before.lies) return;
    [mover, other] = [other, mover];
  }
});

test("a line is followed by keyboard from its station", async ({ device }) => {
  const { mover } = await duel(device);
  await mover.tabTo(mover.page.getByRole("gridcell").and(mover.page.locator("[tabindex='0']")));
  await mover.page.keyboard.press("ArrowUp");
  await mover.page.keyboard.press("Enter");
  await expect(mover.page.getByRole("button", { name: "Back to your turn" })).toBeVisible();
  await mover.page.keyboard.press("Escape");
  await expect(mover.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
});

test("after a tile is laid by its button the focus is on the board", { tag: "@gate" }, async ({
  device,
}) => {
  const { mover } = await duel(device);
  await mover.ghost(2);
  await mover.press(mover.page.getByRole("button", { name: /^Lay on/ }));
  await expect(mover.page.getByRole("gridcell", { name: /laid last/ })).toBeFocused();
});

test("letters are the table's only while the focus is in it", { tag: "@gate" }, async ({
  device,
}) => {
  const { mover } = await duel(device);
  const keys = mover.page.getByRole("dialog", { name: "Keys" });
  await mover.page.evaluate(() => (document.activeElement as HTMLElement).blur());
  await mover.page.keyboard.press("?");
  await expect(keys).toBeHidden();
  await mover.tabTo(mover.page.getByRole("gridcell").and(mover.page.locator("[tabindex='0']")));
  await mover.page.keyboard.press("?");
  await expect(keys).toBeVisible();
});

test("Back closes what is open, and only then leaves the table", { tag: "@gate" }, async ({
  device,
}) => {
  const { mover } = await duel(device);
  const { page } = mover;
  const address = page.url();
  const dialog = page.getByRole("dialog", { name: "Keys" });
  for (const close of [() => page.goBack(), () => page.keyboard.press("Escape")]) {
    await mover.press(page.getByRole("button", { name: "Keys" }));
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page.getByRole("grid")).toBeVisible();
    expect(page.url()).toBe(address);
  }
  await page.goBack();
  await expect(page.getByRole("grid")).toBeHidden();
});
