import { type Device, expect, type Locator, type Page } from "./fixtures.ts";
import { MadeMatch, type Making, type Sitter } from "./matches.ts";

/** Who sits down at a match, and how many turns have been played when the pages open. */
interface Seating extends Making {
  readonly names?: readonly string[];
  readonly turns?: number;
}

/**
 * A match under way, made by the server's door. `last` is who made the last turn, `null` where none
 * was; `open` gives a page at the seat of a sitter, once its table is there.
 */
export async function seated(
  { device, origin }: { device: Device; origin: string },
  { names = ["Mira", "Jan"], turns = 1, ...making }: Seating = {},
) {
  const match = await MadeMatch.started(origin, making, names);
  let last: Sitter | null = null;
  for (let turn = 0; turn < turns; turn++) last = await match.turn();
  const open = async (sitter: Sitter): Promise<Page> => {
    const page = await device();
    await match.open(page, sitter);
    await expect(page.getByRole("button", { name: "Match menu" })).toBeVisible();
    return page;
  };
  return { match, last, open };
}

/** Presses a button of the match's menu. */
export async function menu(page: Page, button: string): Promise<void> {
  await page.getByRole("button", { name: "Match menu" }).click();
  await page
    .getByRole("dialog", { name: "This match" })
    .getByRole("button", { name: button })
    .click();
}

/** The card with the question that is open. */
export const question = (page: Page): Locator =>
  page.getByRole("region", { name: "A question to the table" });

/** What has happened, in words. */
export const log = (page: Page): Locator => page.getByRole("region", { name: "Log" });

/** The title of what a page shows. */
export const heading = (page: Page, name: string | RegExp): Locator =>
  page.getByRole("heading", { level: 1, name });
