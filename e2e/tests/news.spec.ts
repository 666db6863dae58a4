import { expectNoAxeViolations } from "../axe.ts";
import { laidTiles } from "../board.ts";
import { expect, test } from "../fixtures.ts";
import { seated } from "../seated.ts";

// Several pages on a busy machine: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

test("who comes back is told what has changed, on the board too", { tag: "@gate" }, async ({
  device,
  server,
}) => {
  const { match, open } = await seated(
    { device, origin: server.origin },
    { names: ["Mira", "Jan", "Oma"], turns: 0 },
  );
  const me = await match.mover();
  const page = await open(me);
  const summary = page.getByRole("region", { name: "Since you last looked" });
  await match.turn();
  await expect(page.getByRole("gridcell", { name: /laid last/ })).toBeVisible();
  await page.goto("about:blank");
  const second = await match.turn();
  const third = await match.turn();
  await page.goto(match.path);
  await expect(summary).toContainText(`${second.name} laid`);
  await expect(summary).toContainText(`${third.name} laid`);
  await expect(summary.getByRole("listitem")).toHaveCount(2);
  await expect(page.locator("[data-fresh]")).toHaveCount(2);
  await expect(page.getByRole("gridcell", { name: /new since you last looked/ })).toHaveCount(2);
  await expectNoAxeViolations(page);
  await summary.getByRole("button", { name: "Seen" }).click();
  await expect(page.locator("[data-fresh]")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("grid")).toBeVisible();
  await expect(summary).toBeHidden();

  // The same for a page that was only hidden.
  const look = (state: string) =>
    page.evaluate((visibility) => {
      Object.defineProperty(document, "visibilityState", { value: visibility, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    }, state);
  // Each turn is on the page before it is hidden or looked at again.
  const tiles = laidTiles(page);
  await match.turn();
  await expect(tiles).toHaveCount(4);
  await look("hidden");
  await match.turn();
  await expect(tiles).toHaveCount(5);
  await look("visible");
  await expect(summary.getByRole("listitem")).toHaveCount(1);
  // A touch of the board puts the news aside; what is new stays marked.
  await page.getByRole("grid").click();
  await expect(summary).toBeHidden();
  await expect(page.locator("[data-fresh]")).toHaveCount(1);
});
