import { existsSync } from "node:fs";
import { attempt } from "./run.mjs";

/** A Chromium-like browser of this machine, or undefined. */
export function systemBrowser() {
  return firstOf([
    process.env.CHROMIUM_PATH,
    "/usr/bin/chromium",
    "/usr/bin/chromium-browser",
    "/usr/bin/google-chrome",
    "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ]);
}

/** A Firefox of this machine, or undefined. */
export function systemFirefox() {
  return firstOf([
    process.env.FIREFOX_PATH,
    "/usr/bin/firefox-esr",
    "/usr/bin/firefox",
    "/Applications/Firefox.app/Contents/MacOS/firefox",
    "C:\\Program Files\\Mozilla Firefox\\firefox.exe",
  ]);
}

const firstOf = (paths) => paths.find((path) => path && existsSync(path));

const BY_HAND =
  "No browser for the tests: install Chromium, or name one in the environment variable CHROMIUM_PATH.";
const FIREFOX_BY_HAND =
  "No Firefox for the tests: install it, or name one in the environment variable FIREFOX_PATH.";

/** Gets a browser for the tests where the machine has none; false, with a word, if it can not. */
export async function ensureBrowser() {
  if (systemBrowser()) return true;
  const got = mayInstall()
    ? await installWithApt("chromium")
    : await attempt(["node", "e2e/node_modules/@playwright/test/cli.js", "install", "chromium"]);
  if (got !== 0) console.log(BY_HAND);
  return got === 0;
}

/** Gets a Firefox for the tests where the machine has none; false, with a word, if it can not. */
export async function ensureFirefox() {
  if (systemFirefox()) return true;
  const got = mayInstall() && (await installWithApt("firefox-esr")) === 0;
  if (!got) console.log(FIREFOX_BY_HAND);
  return got;
}

const mayInstall = () => existsSync("/usr/bin/apt-get") && process.getuid?.() === 0;

async function installWithApt(name) {
  const env = { DEBIAN_FRONTEND: "noninteractive" };
  const updated = await attempt(["apt-get", "-qq", "update"]);
  return updated || (await attempt(["apt-get", "-qq", "-y", "install", name], { env }));
}
