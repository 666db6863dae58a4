import { createAndJoin, Player } from "../../player.ts";
import { closeDialog, dialogBy, type Scene } from "../studio.ts";

export const lobby: Scene = async ({ camera, device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const { page } = mira;
  const link = await createAndJoin(mira, { players: "4" });
  await camera.shoot(page, "host alone", { whole: true });

  const qr = page.getByRole("button", { name: "Show QR" });
  await page.setViewportSize({ width: 360, height: 740 });
  await qr.click();
  await page.getByRole("dialog").getByRole("img").waitFor();
  await camera.shoot(page, "QR code");
  await closeDialog(page);
  await page.setViewportSize({ width: 1440, height: 900 });

  const gerda = new Player("Oma Gerda", await device(), "mouse");
  await gerda.page.goto(link);
  await gerda.join();
  await camera.shoot(gerda.page, "guest", { whole: true });

  const bot = await dialogBy(page, /^Add a bot at seat/, /./);
  await camera.shoot(page, "choosing a bot");
  await bot.getByRole("radio", { name: /^Signaller/ }).check();
  await bot.getByRole("button", { name: "Seat it" }).click();
  await bot.waitFor({ state: "hidden" });

  const watcher = await device();
  await watcher.goto(link.replace(/#.*/, ""));
  await watcher.getByRole("heading", { level: 1 }).waitFor();
  await camera.shoot(watcher, "watcher", { whole: true });
  const ask = await dialogBy(watcher, "Ask for a seat", "Ask for a seat");
  await ask.getByRole("textbox", { name: "Your name" }).fill("Anna-Sophia Wolkenstein");
  await camera.shoot(watcher, "asking for a seat");
  await ask.getByRole("button", { name: "Ask" }).click();
  await page.getByRole("button", { name: /^Let in: / }).waitFor();
  await camera.shoot(page, "host is asked for a seat", { whole: true });
  await page.getByRole("button", { name: /^Let in: / }).click();
  await page.getByRole("listitem").filter({ hasText: "Anna-Sophia" }).first().waitFor();
  await camera.shoot(page, "full, with a bot", { whole: true });
  const late = await device();
  await late.goto(link);
  await late.getByRole("heading", { level: 1 }).waitFor();
  await camera.shoot(late, "too late", { whole: true });

  await dialogBy(page, "Manage Oma Gerda", "Oma Gerda");
  await camera.shoot(page, "managing a guest");
  await closeDialog(page);
  await dialogBy(page, "Name and colour", "Name and colour");
  await camera.shoot(page, "name and colour");
  await closeDialog(page);
  await dialogBy(page, "Change options and time", "Options and time");
  await camera.shoot(page, "options and time");
  await closeDialog(page);
  await dialogBy(page, "Notices", "Tell me when it is my turn");
  await camera.shoot(page, "notices");
  await closeDialog(page);
  const seat = await dialogBy(page, "My seat", "My seat");
  await camera.shoot(page, "my seat");
  await seat.getByRole("button", { name: "Show a code" }).click();
  await seat.getByRole("textbox", { name: "Link to my seat", exact: true }).waitFor();
  await camera.shoot(page, "my seat, a code");
  await seat.getByRole("button", { name: "Make a way back" }).click();
  await seat.getByRole("textbox", { name: "Way back to my seat", exact: true }).waitFor();
  await camera.shoot(page, "my seat, the way back");
};
