// node e2e/scripts/icons.ts  draws the icons of the installed app from their SVGs. They are kept with
// the project, as some systems take no SVG; a browser is what draws them best.
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { systemBrowser } from "../../scripts/browser.mjs";

const file = (path: string) => fileURLToPath(new URL(`../../apps/web/${path}`, import.meta.url));

const ICONS = [
  { from: "public/icon.svg", to: "public/icon-192.png", size: 192 },
  { from: "public/icon.svg", to: "public/icon-512.png", size: 512 },
  // Filled to the edges, since systems cut their own shape out of it.
  { from: "icons/app.svg", to: "public/icon-maskable-512.png", size: 512 },
  { from: "icons/app.svg", to: "public/icon-180.png", size: 180 },
];

const executablePath = systemBrowser();
const browser = await chromium.launch({
  ...(executablePath ? { executablePath } : {}),
  args: ["--no-sandbox"],
});
for (const { from, to, size } of ICONS) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<style>body { margin: 0 } svg { display: block }</style>
    ${readFileSync(file(from), "utf8")}`);
  await page.screenshot({ path: file(to), omitBackground: true });
  await page.close();
}
await browser.close();
