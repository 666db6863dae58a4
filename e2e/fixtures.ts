import {
  type BrowserContext,
  test as base,
  expect,
  type Locator,
  type Page,
} from "@playwright/test";
import { Server } from "./server.ts";
import { unhurried } from "./unhurried.ts";

export { expect, type Locator, type Page };

/** A small phone. */
export const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };

/** What a page must never do; each test fails where one of its pages did. */
interface Misdeed {
  readonly kind: "error" | "console" | "csp";
  readonly text: string;
}

/** Opens a page in a fresh browser context that is watched, as on a device of its own. */
export type Device = (
  options?: Parameters<import("@playwright/test").Browser["newContext"]>[0],
) => Promise<Page>;

interface Fixtures {
  device: Device;
}

interface WorkerFixtures {
  server: Server;
}

/** The project's test: a server of its own for each worker, and pages that are watched. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the pattern
    async ({}, use) => {
      const server = await Server.start();
      await use(server);
      await server.stop();
    },
    { scope: "worker" },
  ],
  baseURL: async ({ server }, use) => use(server.origin),
  device: async ({ browser, baseURL, serviceWorkers }, use) => {
    const contexts: BrowserContext[] = [];
    const misdeeds: Misdeed[] = [];
    await use(async (options) => {
      const context = await browser.newContext({ baseURL: baseURL!, serviceWorkers, ...options });
      contexts.push(context);
      await watch(context, misdeeds);
      return await context.newPage();
    });
    for (const context of contexts) await context.close();
    expect(misdeeds).toEqual([]);
  },
});

/** A connection that the test itself cut is no misdeed. */
const EXPECTED = /WebSocket connection to|net::ERR_|Failed to load resource/;

async function watch(context: BrowserContext, misdeeds: Misdeed[]): Promise<void> {
  context.on("page", unhurried);
  await context.exposeBinding("reportViolation", (_, text: string) => {
    misdeeds.push({ kind: "csp", text });
  });
  await context.addInitScript(() => {
    document.addEventListener("securitypolicyviolation", (event) => {
      const { violatedDirective, blockedURI, sample } = event;
      (window as unknown as { reportViolation(text: string): void }).reportViolation(
        `${violatedDirective} ${blockedURI} ${sample}`,
      );
    });
  });
  context.on("weberror", (error) => {
    misdeeds.push({ kind: "error", text: String(error.error()) });
  });
  context.on("console", (message) => {
    if (message.type() === "error" && !EXPECTED.test(message.text())) {
      misdeeds.push({ kind: "console", text: message.text() });
    }
  });
}
