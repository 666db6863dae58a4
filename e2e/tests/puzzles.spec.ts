import { readFileSync } from "node:fs";
import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, PHONE, test } from "../fixtures.ts";

interface Puzzle {
  readonly outlooks: readonly { readonly move: string }[];
}

const PUZZLES: readonly Puzzle[] = JSON.parse(
  readFileSync(new URL("../../packages/bots/puzzles/cable-car.json", import.meta.url), "utf8"),
);

/** Answers with the keys alone: the draw, or a walk to the cell. */
async function answer(page: Page, move: string): Promise<void> {
  if (move === "draw") {
    await page.getByRole("button", { name: /^Draw instead/ }).press("Enter");
    await page.getByRole("button", { name: "Draw a tile" }).press("Enter");
    return;
  }
  const cell = page.getByRole("gridcell", { name: new RegExp(`^${move.slice(-2)},`) });
  await page.locator("[role=gridcell][tabindex='0']").focus();
  for (let i = 0; i < 8 && !(await cell.evaluate((one) => one === document.activeElement)); i++) {
    await page.keyboard.press("PageDown");
  }
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
}

test("a puzzle is answered, judged, tried again and remembered", async ({ device }) => {
  const page = await device({ ...PHONE, locale: "en-GB" });
  const [best, ...others] = PUZZLES[0]!.outlooks.map(({ move }) => move);
  await page.goto("/puzzles/1");
  await expect(page.getByRole("heading", { name: "Puzzle 1" })).toBeVisible();

  await answer(page, others.find((move) => move !== "draw")!);
  await expect(page.getByRole("heading", { name: /There is better|Not far off/ })).toBeFocused();
  await expectNoAxeViolations(page);
  await page.getByRole("button", { name: "Once more" }).click();
  await answer(page, best!);
  await expect(page.getByRole("heading", { name: "That is the best move." })).toBeFocused();

  // The first answer is the one that counts.
  await page.reload();
  await expect(page.getByRole("link", { name: "Puzzle 1, tried" })).toBeVisible();
});

test("Esc closes the dialog that is open over a puzzle, and only then takes the tile back", async ({
  device,
}) => {
  const page = await device({ locale: "en-GB" });
  await page.goto("/puzzles/1");
  await page
    .getByRole("gridcell", { name: /your tile may lie here/ })
    .first()
    .press("Enter");
  const preview = page.getByRole("gridcell", { name: /preview/ });
  await expect(preview).toBeVisible();
  const dialog = page.getByRole("dialog");
  const open = async () => {
    await page.getByRole("button", { name: "Settings" }).click();
    await expect(dialog.getByRole("radio").first()).toBeVisible();
  };
  await open();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(preview).toBeVisible();

  // A press on what nobody can press leaves the focus nowhere.
  await open();
  await dialog.getByRole("heading").first().click();
  await page.keyboard.press("Escape");
  await expect(dialog).toBeHidden();
  await expect(preview).toBeVisible();

  await page.keyboard.press("Escape");
  await expect(preview).toBeHidden();
});

test("each day has a puzzle of its own, and the others can be picked", async ({ device }) => {
  const page = await device({ locale: "de-DE" });
  await page.clock.setFixedTime(new Date("2026-12-30T12:00:00"));
  await page.goto("/");
  await page.getByRole("link", { name: "Rätsel", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Rätsel/);
  await expect(page.getByText("Rätsel des Tages")).toBeVisible();
  const today = await page.getByRole("heading", { level: 1 }).textContent();
  await page.clock.setFixedTime(new Date("2026-12-31T12:00:00"));
  await page.reload();
  await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(today!);
  await page.getByRole("link", { name: today!, exact: true }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(today!);
  await expect(page.getByText("Rätsel des Tages")).toBeHidden();
});

test("home leads to the puzzle of the day, and says when it was tried", async ({ device }) => {
  const page = await device({ ...PHONE, locale: "en-GB" });
  await page.goto("/");
  const card = page.getByRole("link", { name: /^Puzzle of the day/ });
  await expect(card).toHaveText(/Which move is best\?/);
  await card.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Puzzle \d/);
  await expect(page.getByText("Puzzle of the day")).toBeVisible();
  const title = await page.getByRole("heading", { level: 1 }).textContent();
  const puzzle = PUZZLES[Number(/\d+/.exec(title!)![0]) - 1]!;
  await answer(page, puzzle.outlooks[0]!.move);
  await expect(page.getByRole("heading", { name: "That is the best move." })).toBeFocused();

  await page.goto("/");
  await expect(card).toHaveText(/solved/);
});

test("a number that no puzzle has says so, and offers those there are", async ({ device }) => {
  const page = await device({ locale: "en-GB" });
  await page.goto("/puzzles/9999");
  await expect(page.getByText("There is no such puzzle.")).toBeVisible();
  await page
    .getByRole("link", { name: /^Puzzle 1/ })
    .first()
    .click();
  await expect(page.getByRole("heading", { name: "Puzzle 1", exact: true })).toBeVisible();
});
