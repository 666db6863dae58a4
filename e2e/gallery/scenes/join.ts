import { createAndJoin, Player } from "../../player.ts";
import type { Scene } from "../studio.ts";

export const join: Scene = async ({ camera, device }) => {
  const mira = new Player("Mira", await device(), "mouse");
  const link = await createAndJoin(mira, { players: "3" });
  const page = await device();
  await page.goto(link);
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox", { name: "Your name" }).waitFor();
  await camera.shoot(page, "empty");
  await dialog.getByRole("textbox", { name: "Your name" }).fill("mira");
  await dialog.getByRole("button", { name: "Take a seat" }).click();
  await dialog.getByRole("alert").filter({ hasText: /./ }).waitFor();
  await camera.shoot(page, "name taken");
  const seat = await (async () => {
    await mira.page.getByRole("button", { name: "My seat" }).click();
    const mine = mira.page.getByRole("dialog");
    await mine.getByRole("button", { name: "Show a code" }).click();
    const field = mine.getByRole("textbox", { name: "Link to my seat", exact: true });
    return await field.inputValue();
  })();
  const phone = await device();
  await phone.goto(seat);
  await phone.getByRole("dialog", { name: "Use the seat here?" }).waitFor();
  await camera.shoot(phone, "another device takes the seat");
};
