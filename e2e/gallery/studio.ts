import type { Browser, BrowserContextOptions, Page } from "@playwright/test";
import type { Server } from "../server.ts";
import type { Camera } from "./camera.ts";

/** What a scene works with. */
export interface Studio {
  readonly server: Server;
  readonly camera: Camera;
  /** A page on a device of its own; service workers only where they are asked for. */
  device(options?: BrowserContextOptions): Promise<Page>;
  /** Closes its devices. */
  close(): Promise<void>;
}

/** Brings about the states of one screen and takes their pictures. */
export type Scene = (studio: Studio) => Promise<void>;

export function studio(browser: Browser, server: Server, camera: Camera): Studio {
  const open: Page[] = [];
  return {
    server,
    camera,
    async device(options = {}) {
      const context = await browser.newContext({
        baseURL: server.origin,
        serviceWorkers: "block",
        locale: "en-GB",
        viewport: { width: 1440, height: 900 },
        ...options,
      });
      context.setDefaultTimeout(20_000);
      const page = await context.newPage();
      open.push(page);
      return page;
    },
    async close() {
      for (const page of open) await page.context().close();
    },
  };
}

/** Opens the page's own dialog of that name by its button, and waits until it is there. */
export async function dialogBy(page: Page, button: string | RegExp, title: string | RegExp) {
  await page.getByRole("button", { name: button }).first().click();
  const dialog = page.getByRole("dialog", { name: title });
  await dialog.waitFor();
  return dialog;
}

/** Closes the dialog in front. */
export async function closeDialog(page: Page): Promise<void> {
  await page.keyboard.press("Escape");
  await page.locator("dialog[open]").waitFor({ state: "hidden" });
}
