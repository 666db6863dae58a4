import { Player } from "../../player.ts";
import type { Scene } from "../studio.ts";

export const learn: Scene = async ({ camera, device }) => {
  const page = await device();
  const open = async (path: string) => {
    await page.goto(`/learn/${path}`);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };
  await open("cable-car");
  await camera.shoot(page, "Cable Car", { whole: true });
  const player = new Player("", page, "mouse");
  await player.ghost(1);
  await page.getByRole("button", { name: /^Lay on/ }).click();
  await page
    .getByRole("status")
    .filter({ hasText: /yellow line/ })
    .first()
    .waitFor();
  await camera.shoot(page, "Cable Car, answered", { whole: true });
  await open("cable-car/5");
  await camera.shoot(page, "Cable Car, step 5", { whole: true });
  await open("companies/3");
  await camera.shoot(page, "The Companies, step 3", { whole: true });
  await open("trambahn");
  await camera.shoot(page, "Trambahn", { whole: true });
  await page.getByRole("toolbar", { name: "Your hand" }).getByRole("button").first().click();
  await camera.shoot(page, "Trambahn, a card chosen", { whole: true });
  await open("trambahn/5");
  await camera.shoot(page, "Trambahn, step 5", { whole: true });
};
