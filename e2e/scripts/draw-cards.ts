// Draws the pictures that chats show of a link, `apps/web/public/cards/KIND.png`, from those of the
// games on the home page: `node e2e/scripts/draw-cards.ts`, after a picture has changed.
import { fileURLToPath } from "node:url";
import { chromium } from "@playwright/test";
import { systemBrowser } from "../../scripts/browser.mjs";
import { Server } from "../server.ts";

const FOLDER = fileURLToPath(new URL("../../apps/web/public/cards", import.meta.url));
/** What the networks ask for: wider ones are cut, smaller ones shown as a stamp. */
const SIZE = { width: 1200, height: 630 };

const executablePath = systemBrowser();
const browser = await chromium.launch({
  args: ["--no-sandbox"],
  ...(executablePath ? { executablePath } : {}),
});
const server = await Server.start();
try {
  const page = await browser.newPage({ viewport: SIZE, colorScheme: "light" });
  await page.goto(server.origin);
  const pictures = page.locator('svg[viewBox="0 0 240 180"]');
  await pictures.first().waitFor();
  const count = await pictures.count();
  // Home's order is that of the kinds: Cable Car, The Companies, Trambahn.
  for (let kind = 1; kind <= count; kind++) {
    await page.goto(server.origin);
    await pictures.first().waitFor();
    await pictures.nth(kind - 1).evaluate((picture: SVGElement) => {
      const side = document.createElement("div");
      const icon = Object.assign(document.createElement("img"), { src: "/icon.svg", width: 132 });
      const name = Object.assign(document.createElement("span"), { textContent: "Endstation" });
      side.append(icon, name);
      document.body.replaceChildren(side, picture);
      // The picture is four by three, so that none of it is cut.
      picture.style.cssText = "position:fixed;inset:0 0 0 auto;width:840px;height:100vh";
      side.style.cssText =
        "position:fixed;inset:0 840px 0 0;display:grid;align-content:space-between;" +
        "padding:48px 32px;background:var(--enamel);color:var(--on-enamel);" +
        "font:800 62px/1 var(--font)";
    });
    await page.evaluate(() => document.fonts.ready);
    await page.waitForFunction(() => [...document.images].every((image) => image.complete));
    await page.screenshot({ path: `${FOLDER}/${kind}.png` });
  }
} finally {
  await browser.close();
  await server.stop();
}
