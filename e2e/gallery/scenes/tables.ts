import type { Page } from "@playwright/test";
import { MadeMatch } from "../../matches.ts";
import { Player } from "../../player.ts";
import { playOn } from "../picks.ts";
import { closeDialog, dialogBy, type Scene, type Studio } from "../studio.ts";

const NAMES = ["Mira", "Jan", "Oma Gerda"] as const;

/** A table after so many moves, as the one to move and as another see it. */
async function table(
  { server, device }: Studio,
  { moves, ...making }: { moves: number; options: Record<string, unknown>; names?: string[] },
) {
  const { names = NAMES } = making;
  const match = await MadeMatch.started(server.origin, making, names);
  await playOn(match, "cable-car", moves);
  const [mover, other] = [await device(), await device()];
  await match.open(mover, await match.mover());
  await match.open(other, (await match.others())[0]!);
  for (const page of [mover, other]) await page.getByRole("grid").waitFor();
  return { match, mover, other, player: new Player("", mover, "mouse") };
}

/** What helps to follow a game: a try out of turn, what is unseen, a marked line of the log, the past. */
async function followed({ camera }: Studio, page: Page): Promise<void> {
  await page.getByRole("button", { name: /^Your tile/ }).click();
  const cells = page.getByRole("gridcell", { name: /you can try your tile here/ });
  await cells.first().focus();
  await page.keyboard.press("Enter");
  await page.getByText("Only a try").first().waitFor();
  await camera.shoot(page, "a try out of turn", { whole: true });
  await page.keyboard.press("Escape");
  await page.keyboard.press("c");
  await page.getByRole("dialog", { name: "Not seen yet" }).waitFor();
  await camera.shoot(page, "not seen yet");
  await closeDialog(page);
  await page.getByRole("grid").locator("[tabindex='0']").focus();
  await page.keyboard.press("p");
  await page.getByRole("slider").waitFor();
  await camera.shoot(page, "looking back", { whole: true });
  await page.keyboard.press("Escape");
}

/** Follows a line from its station. */
async function follow(page: Page): Promise<void> {
  await page
    .getByRole("gridcell", { name: /^Station \d+, (?!no car)/ })
    .first()
    .focus();
  await page.keyboard.press("Enter");
  await page.getByRole("button", { name: /^Back/ }).first().waitFor();
}

export const cableCar: Scene = async (set) => {
  const { camera } = set;
  const start = await table(set, { options: {}, moves: 0 });
  await camera.shoot(start.mover, "the first turn");
  const { mover, other, player } = await table(set, { options: {}, moves: 26 });
  await camera.shoot(mover, "my turn", { whole: true });
  await camera.shoot(other, "another's turn", { whole: true });
  await player.ghost(5);
  await camera.shoot(mover, "a preview", { whole: true });
  await mover.keyboard.press("Escape");
  await follow(mover);
  await camera.shoot(mover, "a line followed", { whole: true });
  await mover.keyboard.press("Escape");
  await player.draw();
  await camera.shoot(mover, "a drawn tile", { whole: true });
  await dialogBy(mover, "Keys", "Keys");
  await camera.shoot(mover, "keys");
  await closeDialog(mover);
  await mover.setViewportSize({ width: 360, height: 740 });
  await dialogBy(mover, "Log", /What happened|Log/);
  await camera.shoot(mover, "the log on a phone");
  await followed(set, other);
  const late = await table(set, {
    options: { hand: 3, orientation: "free" },
    names: ["Mira", "Jan", "Oma Gerda", "Anna-Sophia Wolkenstein", "Ben", "Li"],
    moves: 52,
  });
  await camera.shoot(late.mover, "six players, late, three tiles in hand", { whole: true });
};

export const companies: Scene = async (set) => {
  const { camera } = set;
  const { mover, other, player } = await table(set, { options: { companies: true }, moves: 24 });
  await camera.shoot(mover, "my turn", { whole: true });
  await camera.shoot(other, "another's turn", { whole: true });
  await player.ghost(3);
  await camera.shoot(mover, "a preview", { whole: true });
  await mover.keyboard.press("Escape");
  await mover.setViewportSize({ width: 360, height: 740 });
  await mover.getByRole("tab", { name: "Shares" }).click();
  await camera.shoot(mover, "the market", { whole: true });
  await mover
    .getByRole("button", { name: /^The open share/ })
    .first()
    .click();
  await mover.getByRole("button", { name: /^Give / }).waitFor();
  await camera.shoot(mover, "an exchange", { whole: true });
  await mover.keyboard.press("Escape");
  await mover.getByRole("tab", { name: "Players" }).click();
  await camera.shoot(mover, "players", { whole: true });
  await followed(set, other);
};
