import { WORKER_MESSAGES } from "./messages.ts";
import { pathOf } from "./notice.ts";
import { pagesAt } from "./pages.ts";
import {
  dropOldShells,
  fillShell,
  isPagePath,
  keptFile,
  keptPage,
  nextPage,
  type Shell,
  wholeShells,
} from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;

/**
 * Opens the client without a network: its pages and files come from the shell of the build that
 * this worker belongs to. Whatever a server says of matches (`/api/`) goes past it.
 *
 * Of a new build the worker waits. It is taken when a page is opened while no match is open in any
 * window, or when the player says so, and never otherwise: a match is not interrupted.
 */
export function serveShell(shell: Shell): void {
  self.addEventListener("install", (event) => event.waitUntil(install(shell)));
  self.addEventListener("activate", (event) => event.waitUntil(activate(shell)));
  self.addEventListener("message", ({ data }) => {
    if (data?.type === WORKER_MESSAGES.takeOver) void self.skipWaiting();
  });
  self.addEventListener("fetch", (event) => {
    const { request } = event;
    const { origin, pathname } = new URL(request.url);
    if (request.method !== "GET" || origin !== self.location.origin) return;
    if (request.mode === "navigate") {
      if (isPagePath(pathname)) event.respondWith(openPage(shell, event));
    } else if (pathname.startsWith("/assets/") || pathname in shell.plain) {
      event.respondWith(openFile(shell, request));
    }
  });
}

async function install(shell: Shell): Promise<void> {
  const isFirst = (await wholeShells().catch(() => [])).length === 0;
  try {
    await fillShell(shell);
  } catch (error) {
    // A device without room still gets its notices; a worker that has a shell is not replaced by
    // one that has none.
    if (!isFirst) throw error;
    console.warn(error);
  }
  // Where no page came from a worker, there is nothing to take from under it.
  if (isFirst) void self.skipWaiting();
}

async function activate(shell: Shell): Promise<void> {
  await dropOldShells(shell).catch(() => {});
  await self.clients.claim();
}

async function openPage(shell: Shell, event: FetchEvent): Promise<Response> {
  try {
    const { waiting } = self.registration;
    if (waiting && (await pagesAt((path) => path.startsWith(pathOf("")))).length === 0) {
      // This very page is the new build's already: its files are kept, whoever answers for them.
      waiting.postMessage({ type: WORKER_MESSAGES.takeOver });
      const page = await nextPage(shell);
      if (page) return page;
    }
    const page = await keptPage(shell);
    if (page) return page;
    // Emptied by the browser, or by a page that found a part of it missing.
    event.waitUntil(fillShell(shell).catch(console.warn));
  } catch (error) {
    console.warn(error);
  }
  return fetch(event.request);
}

async function openFile(shell: Shell, request: Request): Promise<Response> {
  const kept = await keptFile(shell, new URL(request.url).pathname).catch(() => undefined);
  return kept ?? fetch(request);
}
