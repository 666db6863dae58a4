import { createHash } from "node:crypto";
import { cpSync, mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, type Page } from "@playwright/test";

const DIST = fileURLToPath(new URL("../apps/web/dist", import.meta.url));

/** The shells that a page's browser keeps whole, by their builds. */
export const keptShells = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const names = (await caches.keys()).filter((name) => name.startsWith("endstation-shell-"));
    const pages = await Promise.all(names.map((cacheName) => caches.match("/", { cacheName })));
    return names.filter((_, i) => pages[i]);
  });

/** Waits until the worker has all it needs without a network, and answers for the page. */
export async function untilKept(page: Page): Promise<void> {
  await expect.poll(() => keptShells(page)).toHaveLength(1);
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
}

/** A copy of the built client, to be changed as by a deployment. */
export function copyOfClient(): string {
  const folder = mkdtempSync(join(tmpdir(), "endstation-client-"));
  cpSync(DIST, folder, { recursive: true });
  return folder;
}

const digest = (text: string) => createHash("sha256").update(text).digest("base64");

/**
 * Makes another build of the client in a folder: its page says so in its `data-build`, and its
 * worker knows it by its digest and by another version.
 */
export function rebuild(folder: string, build: string): void {
  const [pageFile, workerFile] = [join(folder, "index.html"), join(folder, "sw.js")];
  const page = readFileSync(pageFile, "utf8");
  const next = page.replace(/<html( data-build="[^"]*")?/, `<html data-build="${build}"`);
  writeFileSync(pageFile, next);
  const worker = readFileSync(workerFile, "utf8");
  const version = worker.match(/version:.(\w+)./)![1]!;
  writeFileSync(
    workerFile,
    worker.replaceAll(digest(page), digest(next)).replace(version, `${build}${version}`),
  );
}

/** The build that a page is of: `null` for the one that was built. */
export const buildOf = (page: Page): Promise<string | null> =>
  page.locator("html").getAttribute("data-build");
