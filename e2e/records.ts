import { readFileSync } from "node:fs";
import { expect, type Page } from "@playwright/test";

/** A game between bots whose last move, number 41, was planted as the worst there is. */
export const BLUNDER: string = readFileSync(
  new URL("../packages/bots/fixtures/blunder.json", import.meta.url),
  "utf8",
);

/** Opens a record as a file from home on, and waits for its table. */
export async function openFile(page: Page, text: string): Promise<void> {
  await page.goto("/");
  await page.getByRole("link", { name: "Replay a saved game" }).click();
  const file = { name: "game.json", mimeType: "application/json", buffer: Buffer.from(text) };
  await page.getByLabel("Open a file").setInputFiles(file);
  await expect(page.getByRole("heading", { name: /^Replay / })).toBeVisible();
}
