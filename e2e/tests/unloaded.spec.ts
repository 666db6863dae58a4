import { expect, test } from "../fixtures.ts";

// What is on the screen when the first words do not come: nothing that is drawn with words.

for (const [locale, text, action] of [
  ["en-GB", "Endstation could not be loaded.", "Try again"],
  ["de-DE", "Endstation konnte nicht geladen werden.", "Noch einmal"],
] as const) {
  test.describe(locale, () => {
    test.use({ locale });

    test("a page without its words says so, and begins when they come", async ({ page }) => {
      const words = /\/assets\/base-[\w-]+\.js$/;
      await page.route(words, (route) => route.abort());
      await page.goto("/");
      await expect(page.getByRole("alert")).toHaveText(`${text} ${action}`);
      await expect(page.getByRole("alert")).toHaveAttribute("lang", locale.slice(0, 2));

      await page.unroute(words);
      await page.getByRole("button", { name: action }).click();
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expect(page.getByText(text)).toHaveCount(0);
    });
  });
}
