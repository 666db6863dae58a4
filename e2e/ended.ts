import { readFileSync } from "node:fs";
import { expect } from "@playwright/test";
import { expectNoAxeViolations } from "./axe.ts";
import type { Player } from "./player.ts";
import { replayFile } from "./replay.ts";

/** What a saved record is asked for. */
interface Saved {
  readonly names: readonly string[];
  readonly moves: readonly string[];
}

/**
 * Expects what every game must end with: each page has checked the deal and bars nobody, and the
 * record that the first player saves replays to the end. Gives the record, and the scores by seat
 * that its replay has found.
 */
export async function expectVerifiedEnd(
  players: readonly Player[],
): Promise<{ readonly record: Saved; readonly scores: readonly number[] }> {
  for (const { page } of players) {
    await expect(page.getByText("The deal is verified")).toBeVisible();
    await expectNoAxeViolations(page);
  }
  const [first] = players;
  const download = first!.page.waitForEvent("download");
  await first!.press(first!.page.getByRole("button", { name: "Save the record" }));
  const file = await (await download).path();
  const replayed = replayFile(file);
  expect(replayed).toMatchObject({ ok: true, finished: true });
  return { record: JSON.parse(readFileSync(file, "utf8")), scores: replayed.scores };
}
