import type { Page } from "@playwright/test";
import { MadeMatch } from "../../matches.ts";
import { closeDialog, dialogBy, type Scene } from "../studio.ts";

const choose = (page: Page, group: string, name: string | RegExp) =>
  page.getByRole("group", { name: group }).getByRole("radio", { name }).click();

export const home: Scene = async ({ server, camera, device }) => {
  const page = await device();
  await page.goto("/");
  await page.getByRole("button", { name: "Create and invite" }).waitFor();
  await camera.shoot(page, "empty", { whole: true });
  await page.locator("summary").click();
  await page.getByLabel("Clock", { exact: true }).selectOption({ label: "1 day a turn" });
  await page.getByLabel("No clock runs at night").check();
  await camera.shoot(page, "time", { whole: true });
  for (const game of ["The Companies", "Trambahn"]) {
    await choose(page, "Game", new RegExp(`^${game}`));
    await camera.shoot(page, game, { whole: true });
  }
  await choose(page, "With people or bots", "On this device");
  await page.getByRole("combobox", { name: "Player 2" }).waitFor();
  await camera.shoot(page, "on this device", { whole: true });
  await choose(page, "Game", /^Cable Car/);
  await choose(page, "Players", "4");
  await camera.shoot(page, "four on this device", { whole: true });
  await dialogBy(page, "Settings", "Settings");
  await camera.shoot(page, "settings");
  await page.getByRole("button", { name: "Delete my data here" }).click();
  await camera.shoot(page, "settings, deleting all");

  for (const [address, title] of [
    ["/imprint", "imprint"],
    ["/privacy", "privacy"],
  ] as const) {
    const page = await device();
    await page.goto(address);
    await page.getByRole("heading", { level: 1 }).waitFor();
    await camera.shoot(page, title, { whole: true });
  }

  const known = await device();
  const origin = server.origin;
  for (const [making, names, turns] of [
    [{ game: "trambahn" }, ["Mira", "Jan"], 1],
    [{ options: { companies: true } }, ["Mira", "Oma Gerda", "Anna-Sophia Wolkenstein"], 1],
    [{}, ["Mira", "Jan"], 2],
    [{}, ["Mira", "Ben"], 0],
  ] as const) {
    const match = await MadeMatch.started(origin, making, names);
    for (let turn = 0; turn < turns; turn++) await match.turn();
    if (turns === 0) await match.act(match.sitters[1]!, { type: "resign" });
    await match.open(known, match.sitters[0]!);
    await known.getByRole("heading", { level: 1 }).waitFor();
    await known.waitForFunction(
      (id) => localStorage.getItem("endstation.matches")?.includes(id),
      match.id,
    );
  }
  await known.goto("/");
  await known
    .getByText(/Your turn|Waiting for/)
    .first()
    .waitFor();
  await camera.shoot(known, "with matches", { whole: true });
  await dialogBy(known, /^Forget: Trambahn/, "Forget this match?");
  await camera.shoot(known, "forget a match");
  await closeDialog(known);
  const move = await dialogBy(known, "Move my seats to another device", "Move my seats");
  await camera.shoot(known, "move seats");
  await move.getByRole("button", { name: "Show the code" }).click();
  await move.getByRole("textbox", { name: "Link to my seats" }).waitFor();
  await camera.shoot(known, "move seats, the code");
  const link = await move.getByRole("textbox", { name: "Link to my seats" }).inputValue();
  const other = await device();
  await other.goto(link);
  await other.getByRole("button", { name: "Use the seats here" }).waitFor();
  await camera.shoot(other, "seats for this device");
};
