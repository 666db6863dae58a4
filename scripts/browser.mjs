import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** A Chromium-like browser of this machine, or undefined. */
export function systemBrowser() {
  return [
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ].find((path) => path && existsSync(path));
}

/** Gets a browser for the tests where the machine has none; ends this process if it can not. */
export async function ensureBrowser() {
  if (systemBrowser()) return;
  if (existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    const env = { DEBIAN_FRONTEND: "noninteractive" };
    await run(["apt-get", "-qq", "update"]);
    await run(["apt-get", "-qq", "-y", "install", "chromium"], { env });
    return;
  }
  console.log("No Chromium found: fetching Playwright's. (CHROMIUM_PATH names another browser.)");
  await run(["node", "e2e/node_modules/@playwright/test/cli.js", "install", "chromium"]);
}
