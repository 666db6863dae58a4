import { expect, PHONE, test } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";

const SIZES = [
  PHONE.viewport,
  { width: 844, height: 390 },
  { width: 768, height: 1024 },
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
];

// A match refuses turns that come faster than people make them: slowness alone is no failure.
test.describe.configure({ timeout: 240_000 });

// A log is as long as what has happened: at the beginning it has nothing that could stand out.
const BEGUN = [
  { name: "Trambahn", making: { game: "trambahn" }, turns: 8 },
  { name: "Cable Car", making: { game: "cable-car" }, turns: 16 },
  {
    name: "The Companies",
    making: { game: "cable-car", options: { companies: true } },
    turns: 16,
  },
];
for (const { name, making, turns } of BEGUN) {
  test(`a page with a table of ${name} ends where the table does`, async ({ device, server }) => {
    const match = await MadeMatch.started(server.origin, making, ["Ada", "Ben"]);
    for (let turn = 0; turn < turns; turn++) await match.turn();
    const page = await device();
    await match.open(page, await match.mover());
    // What comes behind the table puts sentences for screen readers after it.
    await expect(page.getByRole("button", { name: "Match menu" })).toBeVisible();
    await expect(page.locator("#root > p.sr").first()).toBeAttached();
    for (const size of SIZES) {
      await page.setViewportSize(size);
      await expect.poll(() => page.evaluate(emptyBelow)).toBe(0);
    }
  });
}

/** In the page: by how much it can be scrolled past the end of its table. */
function emptyBelow(): number {
  const { bottom } = document.querySelector("main")!.getBoundingClientRect();
  const end = Math.max(innerHeight, Math.round(bottom + scrollY));
  return document.documentElement.scrollHeight - end;
}
