import type { Page } from "@playwright/test";
import { MadeMatch } from "../../matches.ts";
import { playOn } from "../picks.ts";
import { closeDialog, dialogBy, type Scene, type Studio } from "../studio.ts";

const hand = (page: Page) => page.getByRole("toolbar", { name: "Your hand" }).getByRole("button");

/** A table at the beginning of a turn, after about so many moves. */
async function table({ server, device }: Studio, moves: number) {
  const match = await MadeMatch.started(server.origin, { game: "trambahn" }, ["Mira", "Jan"]);
  await playOn(match, "trambahn", moves);
  const before = await match.mover();
  while ((await match.mover()) === before) await playOn(match, "trambahn", 1);
  const [mover, other] = [await device(), await device()];
  await match.open(mover, await match.mover());
  await match.open(other, (await match.others())[0]!);
  for (const page of [mover, other]) {
    await page.getByRole("button", { name: "Match menu" }).waitFor();
  }
  return { match, mover, other };
}

export const trambahn: Scene = async (set) => {
  const { camera } = set;
  const start = await table(set, 0);
  await camera.shoot(start.mover, "an early turn");
  const { mover, other } = await table(set, 60);
  await camera.shoot(mover, "my turn");
  await camera.shoot(other, "another's turn");
  await hand(mover).first().click();
  await camera.shoot(mover, "a card chosen");
  const terminus = mover.getByRole("button", { name: /sends the conductor here/ }).first();
  if ((await terminus.count()) > 0) await terminus.click();
  await mover.getByRole("button", { name: /^Lay 1 passenger/ }).click();
  await mover.getByRole("button", { name: /^On to stops/ }).waitFor();
  await camera.shoot(mover, "a passenger laid");
  await mover.getByRole("button", { name: /^On to stops/ }).click();
  await hand(mover).nth(0).click();
  await hand(mover).nth(1).click();
  await camera.shoot(mover, "two cards chosen for a line");
  await mover.getByRole("button", { name: "Clear" }).click();
  const trams = mover.getByRole("button", { name: /tram ×/ });
  if ((await trams.count()) > 0) await trams.first().click({ force: true });
  await camera.shoot(mover, "a tram looked at");
  await mover.keyboard.press("Escape");
  await mover.getByRole("button", { name: "End turn" }).first().click();
  await camera.shoot(mover, "the end of a turn");
  const late = await table(set, 130);
  await camera.shoot(late.mover, "late");
  await late.mover.setViewportSize({ width: 360, height: 740 });
  await dialogBy(late.mover, "Open the score sheet", /Score sheet/);
  await camera.shoot(late.mover, "the score sheet on a phone");
  await closeDialog(late.mover);
};
