import { rmSync } from "node:fs";
import { test as base, expect, type Page } from "../fixtures.ts";
import { beginHere } from "../local.ts";
import { buildOf, copyOfClient, keptShells, rebuild, untilKept } from "../offline.ts";
import { createAndJoin, Player } from "../player.ts";
import { Server } from "../server.ts";

// How a browser that keeps the client comes by a newer build of it.

interface Deployment {
  readonly server: Server;
  /** Puts another build in the place of the present one. */
  deploy(build: string): Promise<void>;
}

/** A server of the test's own, as each test changes what it serves. */
const test = base.extend<{ deployment: Deployment }>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
  deployment: async ({}, use) => {
    const folder = copyOfClient();
    const server = await Server.startFrom(folder);
    await use({
      server,
      async deploy(build) {
        await server.kill();
        rebuild(folder, build);
        await server.start();
      },
    });
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  },
  baseURL: async ({ deployment }, use) => use(deployment.server.origin),
});
test.use({ serviceWorkers: "allow", locale: "en-GB" });
test.slow();

/** Waits until the next build is kept beside the present one, as it comes while a page is open. */
async function untilNextIsKept(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
  await expect.poll(() => keptShells(page)).toHaveLength(2);
}

const offer = (page: Page) => page.getByText("A new version is here.");

test("an update is offered, and taken when it is asked for", async ({ device, deployment }) => {
  const page = await device();
  await page.goto("/");
  await untilKept(page);
  await deployment.deploy("b2");
  await page.goto("/puzzles/1");
  await expect(offer(page)).toBeHidden();
  await untilNextIsKept(page);
  await expect(offer(page)).toBeVisible();
  expect(await buildOf(page)).toBe(null);
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe("b2");
  await expect(page.getByRole("heading", { name: "Puzzle 1" })).toBeVisible();
  await expect(offer(page)).toBeHidden();

  // A third build: of the first one nothing is kept any more.
  const before = await keptShells(page);
  await deployment.deploy("b3");
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.getRegistration())!.update();
  });
  await expect(offer(page)).toBeVisible();
  await page.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => buildOf(page).catch(() => null)).toBe("b3");
  await expect.poll(() => keptShells(page)).toHaveLength(2);
  expect(await keptShells(page)).not.toContain(before[0]);
});

test("a match is left alone, and the page that is opened after it is new", async ({
  device,
  deployment,
}) => {
  const page = await device();
  await beginHere(page, { game: "Trambahn", names: ["Mira", "Jan"] });
  await untilKept(page);
  await page.evaluate(() => Object.assign(window, { mark: "the same page" }));
  await deployment.deploy("b2");
  await untilNextIsKept(page);
  // Another window opens meanwhile: it is of the build of the match.
  const other = await page.context().newPage();
  await other.goto("/");
  expect(await buildOf(other)).toBe(null);
  await expect(offer(other)).toBeVisible();
  await expect(offer(page)).toBeHidden();
  expect(await page.evaluate(() => "mark" in window)).toBe(true);
  await other.close();

  await page.goto("about:blank");
  await page.goto("/");
  expect(await buildOf(page)).toBe("b2");
  await page.context().setOffline(true);
  await page.reload();
  expect(await buildOf(page)).toBe("b2");
});

test("a page that the server no longer understands reaches the new build by its button", async ({
  device,
  deployment,
}) => {
  const mira = new Player("Mira", await device(), "mouse");
  const { page } = mira;
  const link = await createAndJoin(mira);
  await untilKept(page);
  await deployment.deploy("b2");
  const old = await page.context().newPage();
  // As an old build does: it speaks a version that the server has given up.
  let isOld = true;
  await old.routeWebSocket(/\/socket$/, (socket) => {
    const upstream = socket.connectToServer();
    socket.onMessage((message) => {
      upstream.send(isOld ? String(message).replace(/"pv":\d+/, '"pv":99') : message);
    });
  });
  await old.goto(link);
  await expect(old.getByRole("heading", { name: "Endstation was updated" })).toBeVisible();
  expect(await buildOf(old)).toBe(null);
  isOld = false;
  let loads = 0;
  old.on("load", () => loads++);
  await old.getByRole("button", { name: "Reload" }).click();
  await expect.poll(() => buildOf(old).catch(() => null), { timeout: 40_000 }).toBe("b2");
  await expect(old.getByRole("listitem").filter({ hasText: "Mira" })).toBeVisible();
  expect(loads).toBe(1);
  await page.close();
});

test("where a kept file is gone and the server has no such file, one reload mends it", async ({
  browser,
  deployment,
}) => {
  // Not a watched device: what is missing is an error in the console.
  const context = await browser.newContext({ baseURL: deployment.server.origin });
  const page = await context.newPage();
  await page.goto("/");
  await untilKept(page);
  const missing = await page.evaluate(async () => {
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if (/\/assets\/puzzle-page-.*\.js$/.test(request.url)) {
          await cache.delete(request);
          return new URL(request.url).pathname;
        }
      }
    }
    return "";
  });
  expect(missing).not.toBe("");
  let gone = true;
  await context.route(`**${missing}`, async (route) => {
    if (gone) await route.fulfill({ status: 404, body: "gone" });
    else await route.continue();
    gone = false;
  });
  await page.getByRole("link", { name: "Puzzle", exact: true }).click();
  await expect(page.getByRole("heading", { name: /^Puzzle \d+/ })).toBeVisible();
  await context.close();
});
