import { expect, PHONE, test } from "../fixtures.ts";
import { MadeMatch } from "../matches.ts";
import { TrambahnPlayer } from "../trambahn-player.ts";

const SIZES = [PHONE.viewport, { width: 768, height: 1024 }, { width: 1440, height: 900 }];

test("the phases of a turn stay where they are while the hand gets smaller", async ({
  device,
  server,
}) => {
  const match = await MadeMatch.started(server.origin, { game: "trambahn" }, ["Ada", "Ben"]);
  const page = await device();
  await match.open(page, await match.mover());
  const player = new TrambahnPlayer("Ada", page, "mouse");
  const hand = page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");
  await expect(hand).toHaveCount(6);
  const stops = page.getByRole("list", { name: "The five phases of a turn" }).getByRole("listitem");
  /** Where they are at each size. */
  const places = async () => {
    const found = [];
    for (const size of [...SIZES, { width: 844, height: 390 }]) {
      await page.setViewportSize(size);
      await page.evaluate(nextFrame);
      for (const stop of await stops.all()) found.push(await stop.boundingBox());
    }
    await page.setViewportSize(SIZES.at(-1)!);
    return found;
  };
  const before = await places();
  await player.press(hand.first());
  const terminus = page.getByRole("button", { name: /sends the conductor here/ }).first();
  const lay = page.getByRole("button", { name: /^Lay 1 passenger/ });
  await expect(lay.or(terminus).first()).toBeVisible();
  if (await terminus.isVisible()) await player.press(terminus);
  await expect.poll(places).toEqual(before);
  await player.press(lay);
  await expect(hand).toHaveCount(5);
  await expect.poll(places).toEqual(before);
  await player.press(page.getByRole("button", { name: /^On to stops/ }));
  await expect(stops.nth(1)).toHaveAttribute("aria-current", "step");
  await expect.poll(places).toEqual(before);
});

/** In the page: when it has answered a change of its size, and has drawn it. */
const nextFrame = () =>
  new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
