import { BLUNDER, openFile } from "../../records.ts";
import type { Scene } from "../studio.ts";

export const print: Scene = async ({ camera, device }) => {
  const page = await device();
  await page.emulateMedia({ media: "print" });
  await page.goto("/rules/cable-car");
  await page.getByRole("heading", { level: 1 }).waitFor();
  await camera.shoot(page, "rules", { whole: true });
  await openFile(page, BLUNDER);
  await camera.shoot(page, "replay", { whole: true });
};
