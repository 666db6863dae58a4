import { mkdirSync, rmSync } from "node:fs";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chromium } from "@playwright/test";
import { systemBrowser } from "../../scripts/browser.mjs";
import { Server } from "../server.ts";
import { Camera } from "./camera.ts";
import { writeIndex } from "./index-page.ts";
import { SCENES } from "./scenes.ts";
import { studio } from "./studio.ts";

// Every screen and state as pictures, to be looked at by people; nothing is judged here.

const { values } = parseArgs({ options: { only: { type: "string" } } });
const folder = resolve(import.meta.dirname, "../gallery-pictures");
const wanted = Object.entries(SCENES).filter(([name]) => name.includes(values.only ?? ""));
if (wanted.length === 0) {
  console.error(`No part is called so. There are: ${Object.keys(SCENES).join(", ")}`);
  process.exit(2);
}

mkdirSync(folder, { recursive: true });
const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath && { executablePath }),
  args: ["--no-sandbox", "--disable-gpu", "--force-color-profile=srgb"],
});
const server = await Server.start();
const failed: string[] = [];
for (const [name, scene] of wanted) {
  const began = Date.now();
  const place = join(folder, name);
  rmSync(place, { recursive: true, force: true });
  const set = studio(browser, server, new Camera(place));
  try {
    await scene(set);
    console.log(`${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
  } catch (error) {
    failed.push(name);
    console.error(`${name} came to no end:`, error);
  } finally {
    await set.close();
    writeIndex(folder, Object.keys(SCENES));
  }
}
await browser.close();
await server.stop();
console.log(`The pictures: ${join(folder, "index.html")}`);
process.exit(failed.length === 0 ? 0 : 1);
