import { rmSync } from "node:fs";
import { copyOfClient, rebuild, untilKept } from "../../offline.ts";
import { Server } from "../../server.ts";
import type { Scene } from "../studio.ts";

export const update: Scene = async ({ camera, device }) => {
  const folder = copyOfClient();
  const server = await Server.startFrom(folder);
  try {
    const page = await device({ serviceWorkers: "allow", baseURL: server.origin });
    await page.goto("/puzzles/1");
    await untilKept(page);
    await server.kill();
    rebuild(folder, "b2");
    await server.start();
    await page.evaluate(async () => {
      await (await navigator.serviceWorker.getRegistration())!.update();
    });
    await page.getByText("A new version is here.").waitFor({ timeout: 30_000 });
    await camera.shoot(page, "a new version");
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
};
