import { Player } from "../../player.ts";
import type { Scene } from "../studio.ts";

export const puzzles: Scene = async ({ camera, device }) => {
  const page = await device();
  await page.goto("/puzzles/1");
  await page.getByRole("grid").waitFor();
  await camera.shoot(page, "to solve", { whole: true });
  const player = new Player("", page, "mouse");
  await player.ghost(0);
  await camera.shoot(page, "a preview", { whole: true });
  await page.getByRole("button", { name: /^Lay on/ }).click();
  await page.getByRole("button", { name: "Once more" }).waitFor();
  await camera.shoot(page, "answered", { whole: true });
  await page.goto("/puzzles/9999");
  await page.getByText("There is no such puzzle.").waitFor();
  await camera.shoot(page, "no such puzzle", { whole: true });
};
