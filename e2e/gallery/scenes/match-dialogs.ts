import { beginHere } from "../../local.ts";
import { MadeMatch } from "../../matches.ts";
import { closeDialog, dialogBy, type Scene } from "../studio.ts";

export const matchDialogs: Scene = async ({ server, camera, device }) => {
  const terms = { clock: { per: "move", ms: 86_400_000 }, timeout: "random", quiet: null } as const;
  const match = await MadeMatch.started(server.origin, { terms }, ["Mira", "Jan", "Oma Gerda"]);
  await match.play(8, (legal) => legal.find((move) => move.includes("@"))!);
  const page = await device();
  await match.open(page, match.sitters[0]!);
  const menu = await dialogBy(page, "Match menu", "This match");
  await camera.shoot(page, "match menu");
  await menu.getByRole("button", { name: "Resign" }).click();
  await camera.shoot(page, "resigning");
  await menu.getByRole("button", { name: "Keep playing" }).click();
  await menu.getByRole("heading", { name: "People" }).scrollIntoViewIfNeeded();
  await camera.shoot(page, "people, the host's tools");
  await menu.getByRole("button", { name: "Devices with this seat" }).click();
  await page.getByRole("dialog", { name: "My seat" }).waitFor();
  await camera.shoot(page, "devices");
  await page.reload();
  await dialogBy(page, "Match menu", "This match");
  await page.getByRole("button", { name: "Notices" }).click();
  await page.getByRole("dialog", { name: "Tell me when it is my turn" }).waitFor();
  await camera.shoot(page, "notices");

  const local = await device();
  await beginHere(local, { game: "Cable Car", names: ["Mira"], bots: ["Commuter"] });
  const hint = local.getByRole("button", { name: "Show a hint" });
  await hint.waitFor();
  await camera.shoot(local, "against a bot");
  await hint.click();
  await local.getByRole("button", { name: /^(Lay on|Draw a tile)/ }).waitFor();
  await camera.shoot(local, "a hint");
  await dialogBy(local, "Match menu", "This match");
  await camera.shoot(local, "match menu on one device");
  await closeDialog(local);
};
