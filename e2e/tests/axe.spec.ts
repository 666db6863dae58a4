import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, test } from "../fixtures.ts";
import { beginHere, takeDevice } from "../local.ts";
import { BLUNDER, openFile } from "../records.ts";

// Every screen that other tests do not come by, with axe in both themes. The lobby, its dialogs and
// the questions of a match are looked at where they are played: seats, host, play and bots.

test.describe.configure({ timeout: 600_000 });

/** Opens a dialog, looks at it, and closes it. */
async function lookInto(page: Page, button: string, dialog: string): Promise<void> {
  await page.getByRole("button", { name: button, exact: true }).first().click();
  const opened = page.getByRole("dialog", { name: dialog });
  await expect(opened).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(opened).toBeHidden();
}

test("pages beside a match are free of axe's complaints", { tag: "@gate" }, async ({ device }) => {
  const page = await device({ locale: "en-GB" });
  for (const [path, heading] of [
    ["/?here", /Build the line/],
    ["/replay", "Replay a game"],
    ["/puzzles/3", "Puzzle 3"],
    ["/learn/cable-car", /./],
    ["/learn/companies", /./],
    ["/learn/trambahn", /./],
    ["/rules/companies", "The Companies"],
    ["/rules/trambahn", "Trambahn"],
    ["/move", /./],
    ["/g/nonsense", "No match at this link"],
    ["/replay/0123456789abcdef", /./],
  ] as const) {
    await page.goto(path);
    await expect(page.getByRole("heading", { name: heading, level: 1 })).toBeVisible();
    if (path === "/?here") {
      await expect(page.getByRole("combobox", { name: "Player 2" })).toHaveValue(/./);
    }
    await expectNoAxeViolations(page);
  }
  await page.goto("/replay");
  await page.getByLabel("Text of a record").fill("dear diary");
  await page.getByRole("button", { name: "Show the game" }).click();
  await expect(page.getByRole("alert")).toContainText("not JSON");
  await expectNoAxeViolations(page);

  await openFile(page, BLUNDER);
  await page.getByRole("button", { name: "One move back" }).click();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Try again from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Try again from here" });
  await expect(dialog.getByRole("button", { name: "Start" })).toBeEnabled();
  await expectNoAxeViolations(page);
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
});

for (const game of ["Cable Car", "The Companies", "Trambahn"]) {
  test(`the screens of ${game} are free of axe's complaints`, { tag: "@gate" }, async ({
    device,
  }) => {
    const page = await device({ locale: "en-GB" });
    await beginHere(page, { game, names: ["Mira", "Jan"] });
    const curtain = page.getByRole("button", { name: /^I am / });
    const menu = page.getByRole("button", { name: "Match menu" });
    await expect(curtain.or(menu)).toBeVisible();
    if (await curtain.isVisible()) {
      await expectNoAxeViolations(page);
      await takeDevice(page);
    } else {
      // The lot has let whoever is at the screen move first: the curtain is asked for.
      await menu.click();
      await page.getByRole("button", { name: /^Hand over/ }).click();
      await expect(curtain).toBeVisible();
      await expectNoAxeViolations(page);
      await page.getByRole("button", { name: /^Back to / }).click();
    }
    await expect(menu).toBeVisible();
    await expectNoAxeViolations(page);
    await lookInto(page, "Keys", "Keys");
    await lookInto(page, "Match menu", "This match");

    await menu.click();
    await page.getByRole("button", { name: "Resign" }).click();
    await page.getByRole("button", { name: "Yes, resign" }).click();
    await expect(page.getByRole("button", { name: "Save the record" })).toBeVisible();
    await expectNoAxeViolations(page);
  });
}
