import { expect, type Page, test } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";

// Paper: the table and the result of each game on a sheet or two, without what can only be pressed.

/** The pages of an A4 print. */
async function sheets(page: Page): Promise<number> {
  const pdf = (await page.pdf({ format: "A4" })).toString("latin1");
  return pdf.match(/\/Type\s*\/Page\b(?!s)/g)!.length;
}

/** Tools of the screen that are shown, or would be printed: icons, what has a deed for its name. */
const toolsShown = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>("[data-tools], [data-actions], dialog")]
      .filter((one) => one.checkVisibility() && one.offsetHeight > 0)
      .map((one) => one.outerHTML.slice(0, 80)),
  );

for (const [game, making, turns] of [
  ["Cable Car", {}, 16],
  ["The Companies", { options: { companies: true } }, 12],
  ["Trambahn", { game: "trambahn" }, 8],
] as const) {
  test(`a table and the result of ${game} are printed on a sheet or two`, { tag: "@gate" }, async ({
    device,
    server,
  }) => {
    const match = await MadeMatch.started(server.origin, making, ["Mira", "Jan"]);
    for (let turn = 0; turn < turns; turn++) await match.turn();
    const page = await device({ locale: "en-GB", colorScheme: "dark" });
    await match.open(page, await match.mover());
    const menu = page.getByRole("button", { name: "Match menu" });
    await expect(menu).toBeVisible();
    expect(await toolsShown(page)).not.toEqual([]);
    expect(await sheets(page)).toBe(1);
    await page.emulateMedia({ media: "print" });
    await expect(menu).toBeHidden();
    expect(await toolsShown(page)).toEqual([]);
    // On paper it is always light.
    const paper = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(await paper()).toBe("rgb(255, 255, 255)");
    await page.emulateMedia({ media: null });
    expect(await paper()).not.toBe("rgb(255, 255, 255)");

    await match.act(match.sitters[0]!, { type: "resign" });
    const save = page.getByRole("button", { name: "Save the record" });
    await expect(save).toBeVisible();
    expect(await sheets(page)).toBeLessThanOrEqual(2);
    await page.emulateMedia({ media: "print" });
    await expect(save).toBeHidden();
    await expect(page.getByText("The deal is verified")).toBeVisible();
  });
}
