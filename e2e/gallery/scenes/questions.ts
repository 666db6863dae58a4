import type { Page } from "@playwright/test";
import { MadeMatch } from "../../matches.ts";
import { loadLanguages } from "../camera.ts";
import { playOn } from "../picks.ts";
import { dialogBy, type Scene } from "../studio.ts";

const card = (page: Page) => page.getByRole("region", { name: "A question to the table" });

export const questions: Scene = async ({ server, camera, device }) => {
  const match = await MadeMatch.started(server.origin, {}, ["Mira", "Jan"]);
  await playOn(match, "cable-car", 14);
  const last = await match.turn();
  const [asker, other] = [await device(), await device()];
  await match.open(asker, last);
  await match.open(other, await match.mover());
  await asker.getByRole("button", { name: "Take back", exact: true }).click();
  await card(other).waitFor();
  await camera.shoot(asker, "take-back asked");
  await camera.shoot(other, "take-back to answer");
  await card(other).getByRole("button", { name: "No" }).click();
  await card(asker).waitFor({ state: "hidden" });
  const menu = await dialogBy(other, "Match menu", "This match");
  await menu.getByRole("button", { name: "Propose to stop here" }).click();
  await card(asker).waitFor();
  await camera.shoot(asker, "offer to stop");
  await card(asker).getByRole("button", { name: "No" }).click();
  await card(asker).waitFor({ state: "hidden" });
  const again = await dialogBy(asker, "Match menu", "This match");
  await again.getByRole("button", { name: "Ask for a pause" }).click();
  await card(other).getByRole("button", { name: "Agree" }).click();
  await other.getByText("The match is paused.").waitFor();
  await camera.shoot(other, "paused");
  await other.getByRole("button", { name: "Go on" }).click();
  await other.getByText("The match is paused.").waitFor({ state: "hidden" });

  const away = await device();
  await match.open(away, match.sitters[0]!);
  await away
    .getByRole("gridcell", { name: /laid last/ })
    .first()
    .waitFor();
  await away.goto("about:blank");
  await playOn(match, "cable-car", 5);
  await away.goto(match.path);
  await away.getByRole("region", { name: "Since you last looked" }).waitFor();
  await camera.shoot(away, "since you last looked");

  const cut = await device();
  let live = true;
  await cut.routeWebSocket(/\/socket$/, (socket) => {
    if (live) cuts.push(() => void socket.close());
    else return void socket.close();
    const upstream = socket.connectToServer();
    socket.onMessage((message) => upstream.send(message));
  });
  const cuts: (() => void)[] = [];
  await match.open(cut, match.sitters[1]!);
  await cut.getByRole("grid").waitFor();
  await loadLanguages(cut);
  live = false;
  await cut.context().setOffline(true);
  for (const close of cuts) close();
  await cut.getByText("No connection.").waitFor();
  await camera.shoot(cut, "no connection");

  const shared = await MadeMatch.started(server.origin, { game: "trambahn" }, ["Mira", "Jan"]);
  await playOn(shared, "trambahn", 12);
  const table = await device();
  const first = await shared.mover();
  const [second] = await shared.others();
  await shared.open(table, first, second!);
  await table.locator("[data-hand]").waitFor();
  await shared.turn();
  await table.getByRole("button", { name: /^I am / }).waitFor();
  await camera.shoot(table, "the curtain");
};
