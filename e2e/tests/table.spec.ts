import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Locator, test } from "../fixtures.ts";
import { duel } from "../player.ts";

test("the table is free of axe's complaints: waiting, choosing, previewing, following", async ({
  device,
}) => {
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

test("Esc takes the preview back, another cell moves it, and nothing is sent", async ({
  device,
}) => {
  const { mover, other } = await duel(device);
  await mover.ghost(0);
  const first = await mover.page.getByRole("button", { name: /^Lay on/ }).textContent();
  await mover.ghost(4);
  expect(await mover.page.getByRole("button", { name: /^Lay on/ }).textContent()).not.toBe(first);
  await mover.page.keyboard.press("Escape");
  await expect(mover.page.getByRole("button", { name: "Choose a cell" })).toBeVisible();
  expect(await other.isToMove()).toBe(false);
});

test("with free orientation R turns the preview, and it is laid as it is seen", async ({
  device,
}) => {
  const { mover, other } = await duel(device, { lie: "turned freely" });
  const { page } = mover;
  const preview = page.getByRole("gridcell", { name: /preview/ });
  // What joins what, as the label tells it last.
  const lies = async (cell: Locator) => (await cell.getAttribute("aria-label"))!.split("; ").at(-1);
  let cell = "";
  // Some tiles look alike however they are turned: such a one is drawn past.
  for (let pick = 0; ; pick++) {
    if (pick > 20) throw new Error("No tile could be turned.");
    await mover.ghost(6 + pick);
    cell = (await preview.getAttribute("aria-label"))!.slice(0, 2);
    const before = await lies(preview);
    await page.keyboard.press("r");
    if ((await lies(preview)) !== before) break;
  }
  const turned = await lies(preview);
  await mover.press(page.getByRole("button", { name: /^Lay on/ }));
  for (const one of [other.page, page]) {
    const laid = one.getByRole("gridcell", { name: new RegExp(`^${cell}.*laid last`) });
    await expect(laid).toHaveAccessibleName(new RegExp(turned!));
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
