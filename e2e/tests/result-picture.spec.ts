import { readFileSync } from "node:fs";
import { expect, type Page, test } from "../fixtures.ts";
import { MadeMatch, type Making } from "../matches.ts";

/** How much of a picture has a colour, in a thousand pixels, and its width. */
async function look(page: Page, png: Buffer, colour: readonly number[]) {
  return await page.evaluate(
    async ([base64, colour]) => {
      const bytes = Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));
      const picture = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
      const canvas = new OffscreenCanvas(picture.width, picture.height);
      const context = canvas.getContext("2d")!;
      context.drawImage(picture, 0, 0);
      const { data } = context.getImageData(0, 0, picture.width, picture.height);
      let found = 0;
      for (let i = 0; i < data.length; i += 4) {
        if (colour.every((value, at) => Math.abs(value - data[i + at]!) < 3)) found++;
      }
      return { width: picture.width, share: (1000 * found) / (data.length / 4) };
    },
    [png.toString("base64"), colour] as const,
  );
}

/** The red of the first player's lines and mark, and of a line of Trambahn. */
const RED = [168, 37, 17];

// So many turns that there is something to see, and that a minute's requests suffice for all.
const GAMES: readonly (readonly [string, Making, number])[] = [
  ["Cable Car", { options: { companies: false } }, 30],
  ["The Companies", { options: { companies: true } }, 16],
  ["Trambahn", { game: "trambahn" }, 8],
];

for (const [name, making, turns] of GAMES) {
  test(`the result of ${name} is saved as a picture, by whoever looks at its link`, async ({
    device,
    server,
  }) => {
    const names = ["Mira", "Anna-Sophia Wolkenst"];
    const match = await MadeMatch.started(server.origin, making, names);
    for (let turn = 0; turn < turns && !(await match.look(null)).status.over; turn++) {
      await match.turn();
    }
    if (!(await match.look(null)).status.over) {
      await match.act(match.sitters[1]!, { type: "resign" });
    }
    const page = await device();
    await page.goto(match.path);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save as a picture" }).click();
    const download = await saved;
    expect(download.suggestedFilename()).toMatch(/^endstation-.{8}\.png$/);
    const png = readFileSync(await download.path());
    await test.info().attach(`${name}.png`, { body: png, contentType: "image/png" });
    const { width, share } = await look(page, png, RED);
    expect(width).toBe(2160);
    expect(share).toBeGreaterThan(0.3);
    // The link of the match is in it no more than anybody's key.
    expect(png.includes(match.id)).toBe(false);
  });
}
