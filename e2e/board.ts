import type { Locator, Page } from "@playwright/test";

/** The cells of the board on which tiles lie. */
export const laidTiles = (page: Page): Locator =>
  page.getByRole("gridcell", { name: /^[a-h][1-8], tile/ });
