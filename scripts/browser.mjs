import { existsSync } from "node:fs";
import { attempt } from "./run.mjs";

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

const BY_HAND =
  "No browser for the tests: install Chromium, or name one in the environment variable CHROMIUM_PATH.";

/** Gets a browser for the tests where the machine has none; false, with a word, if it can not. */
export async function ensureBrowser() {
  if (systemBrowser()) return true;
  const got =
    existsSync("/usr/bin/apt-get") && process.getuid?.() === 0
      ? await installWithApt()
      : await attempt(["node", "e2e/node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (got !== 0) console.log(BY_HAND);
  return got === 0;
}

async function installWithApt() {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await attempt(["apt-get", "-qq", "update"]);
  return updated || (await attempt(["apt-get", "-qq", "-y", "install", "chromium"], { env }));
}
