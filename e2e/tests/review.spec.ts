import { readFileSync } from "node:fs";
import { expectNoAxeViolations } from "../axe.ts";
import { expect, type Page, PHONE, test } from "../fixtures.ts";
import { BLUNDER, openFile } from "../records.ts";

/** A recorded game of the engine's, by its line in a file. */
function recorded(file: string, line: number): string {
  const url = new URL(`../../packages/engine/fixtures/${file}.ndjson`, import.meta.url);
  return readFileSync(url, "utf8").trim().split("\n")[line]!;
}

const slider = (page: Page) => page.getByRole("slider", { name: "Move" });

test("a record from a file is walked through by buttons, keys, slider and link", async ({
  device,
}) => {
  const page = await device();
  const text = recorded("cable-car", 1);
  const { moves, result } = JSON.parse(text) as {
    moves: string[];
    result?: { scores: number[] };
  };
  await openFile(page, text);
  const at = (ply: number) =>
    expect(slider(page)).toHaveAttribute("aria-valuetext", `Move ${ply} of ${moves.length}`);
  await at(moves.length);
  for (const score of result?.scores ?? []) {
    await expect(page.getByRole("list", { name: "Final scores" })).toContainText(String(score));
  }

  await page.getByRole("button", { name: "To the start" }).click();
  await at(0);
  await expect(page.getByText("All hands lie open")).toBeVisible();
  await page.getByRole("button", { name: "One move on" }).click();
  await at(1);
  await page.keyboard.press("ArrowRight");
  await at(2);
  await page.keyboard.press("End");
  await at(moves.length);
  await slider(page).fill("12");
  await at(12);
  await expect(page).toHaveURL(/\/replay\/[0-9a-f]{16}#12$/);

  // The link leads back to the very position, and the game stays on the device.
  await page.reload();
  await at(12);
  await expectNoAxeViolations(page);
  await page.goto("/replay");
  await page.getByRole("link", { name: /Cable Car/ }).click();
  await at(moves.length);
});

test("what is no good record is told in a sentence, and a pasted one is shown on a phone", async ({
  device,
}) => {
  const page = await device(PHONE);
  await page.goto("/replay");
  const paste = async (text: string) => {
    await page.getByLabel("Text of a record").fill(text);
    await page.getByRole("button", { name: "Show the game" }).click();
  };
  await paste("dear diary");
  await expect(page.getByRole("alert")).toContainText("not JSON");
  const record = JSON.parse(recorded("trambahn", 0));
  await paste(
    JSON.stringify({ ...record, moves: ["pass r1", "stop r1>9"], legalCounts: undefined }),
  );
  await expect(page.getByRole("alert")).toContainText(/^Move \d is against the rules/);
  await expectNoAxeViolations(page);
  await paste(JSON.stringify(record));
  await expect(page.getByRole("heading", { name: /^Replay Trambahn/ })).toBeVisible();
  await page.getByRole("button", { name: "One move back" }).tap();
  await expect(slider(page)).toHaveAttribute("aria-valuetext", /^Move \d+ of/);
  await expectNoAxeViolations(page);
});

test("a review marks the planted blunder, names the better move, and stays with the game", async ({
  device,
}) => {
  test.setTimeout(240_000);
  const page = await device();
  await openFile(page, BLUNDER);
  await page.getByRole("button", { name: "Review this game" }).click();
  await expect(page.getByRole("progressbar")).toBeVisible();
  await expect(page.getByRole("region", { name: "Course of the game" })).toBeVisible({
    timeout: 180_000,
  });

  await expectNoAxeViolations(page);

  const moments = page.getByRole("region", { name: "Moments" });
  const planted = moments.getByRole("button", { name: /^blunder 41 Ben b1 better b4/ });
  await page.getByRole("button", { name: "To the start" }).click();
  await planted.click();
  await expect(planted).toHaveAttribute("aria-current", "true");
  const verdict = page.getByRole("status").filter({ hasText: "41." });
  await expect(verdict).toContainText("41. Ben: b1 blunder");
  await expect(verdict).toContainText(/−1\d\.\d ± 0\.\d points against b4\./);
  await page.keyboard.press("Home");
  await page.keyboard.press("PageDown");
  await expect(slider(page)).not.toHaveAttribute("aria-valuetext", "Move 0 of 41");
  // The table holds what the graph draws.
  await page.getByText("All decisions as a table").click();
  await expect(page.getByRole("row", { name: /^41 Ben b1 blunder/ })).toBeVisible();

  // Next time it is there at once, and it goes along with the file.
  await page.reload();
  await expect(planted).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save record" }).click();
  const saved = JSON.parse(readFileSync(await (await download).path(), "utf8"));
  expect(saved.review.decisions.at(-1)).toMatchObject({ ply: 40, verdict: "blunder" });
});

test("a game is tried again from a position, against a bot on this device", async ({ device }) => {
  const page = await device();
  await openFile(page, BLUNDER);
  await page.getByRole("button", { name: "One move back" }).click();
  await page.getByRole("button", { name: "Try again from here" }).click();
  const dialog = page.getByRole("dialog", { name: "Try again from here" });
  await expect(dialog.getByRole("radio", { name: "Ben" })).toBeChecked();
  await dialog.getByRole("button", { name: "Start" }).click();
  await expect(page.getByRole("grid")).toBeVisible();
  const laid = (JSON.parse(BLUNDER).moves as string[])
    .slice(0, -1)
    .filter((move) => /@/.test(move));
  await expect(page.getByRole("gridcell", { name: /, tile/ })).toHaveCount(laid.length);
  await expect(page.getByRole("heading", { name: /your turn/i })).toBeAttached();
});
