import { expect, type Page, test } from "../fixtures.ts";
import { beginFromHome, chooseBot } from "../local.ts";
import { Player, play } from "../player.ts";
import { BLUNDER, openFile } from "../records.ts";

/**
 * Looks at a replay, its review and its tries once, so that the browser has all their parts. Then
 * home, by a link: a page that is loaded anew would need a network.
 */
async function loadReview(page: Page): Promise<void> {
  await openFile(page, BLUNDER);
  await page.getByRole("button", { name: "Review this game" }).click();
  // Once a move is judged, the worker is here.
  await expect(page.getByText(/: [1-9]\d* of 41 moves/)).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "Try again from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Try again from here" });
  await expect(dialog.getByRole("button", { name: "Start" })).toBeEnabled();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await page.getByRole("link", { name: "Endstation" }).click();
}

test("without a network: a game against a bot, its review, and a blunder tried again", {
  tag: "@gate",
}, async ({ device }) => {
  test.setTimeout(300_000);
  const page = await device();
  await loadReview(page);
  await beginFromHome(page, { game: "Cable Car", names: ["Mira"], bots: ["Newcomer"] });
  const mira = new Player("Mira", page, "mouse");
  await expect.poll(() => mira.isToMove()).toBe(true);
  await page.context().setOffline(true);

  // Whatever cell comes next: a game like that has blunders.
  const open = page.getByRole("button", { name: "Replay and review" });
  await play(mira, () => open.isVisible());
  await expect(page.getByText("Dealt on this device")).toBeVisible();
  await expect(page.getByRole("region", { name: "Final scores, line by line" })).toContainText(
    "Newcomer bot",
  );

  await open.click();
  await expect(page.getByRole("heading", { name: /^Replay / })).toBeVisible();
  await page.getByRole("button", { name: "Review this game" }).click();
  const moments = page.getByRole("region", { name: "Moments" });
  await expect(moments).toBeVisible({ timeout: 180_000 });

  const blunder = moments.getByRole("button", { name: /^blunder \d+ Mira / }).first();
  const ply = (await blunder.textContent())!.match(/\d+/)![0];
  const better = (await blunder.locator("small").textContent())!.replace("better ", "");
  await blunder.click();
  const verdict = page.getByRole("status").filter({ hasText: `${ply}. Mira: ` });
  await expect(verdict).toContainText(`points against ${better}.`);

  // What was a blunder is made anew, from before it, by whoever made it.
  await page.getByRole("button", { name: "Try again from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Try again from here" });
  await expect(dialog).toContainText("from before this move");
  await expect(dialog.getByRole("radio", { name: "Mira" })).toBeChecked();
  await chooseBot(dialog.getByRole("combobox", { name: "The bots play as" }), "Newcomer");
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("heading", { name: "Your turn" })).toBeAttached();
  const tiles = page.getByRole("gridcell", { name: /, tile/ });
  const before = await tiles.count();
  await mira.lay(0);
  // The bot answers.
  await expect(tiles).toHaveCount(before + 2);
});
