import { recall } from "./memory.ts";
import { WORKER_MESSAGES } from "./messages.ts";
import { describeNotice, pathOf, readNotice } from "./notice.ts";
import { serveShell } from "./offline.ts";
import { pagesAt } from "./pages.ts";
import type { Shell } from "./shell.ts";

declare const self: ServiceWorkerGlobalScope;
/** The build's own, written in by service-worker.ts; `null` while developing. */
declare const __SHELL__: Shell | null;

if (__SHELL__) serveShell(__SHELL__);

self.addEventListener("push", (event) => {
  event.waitUntil(show(event.data?.text()));
});

self.addEventListener("notificationclick", (event) => {
  event.notification.close();
  event.waitUntil(go(event.notification.data));
});

self.addEventListener("pushsubscriptionchange", (event) => {
  event.waitUntil(renew(event as PushSubscriptionChangeEvent));
});

/**
 * Always shows something, wherever the match is open: silently only where it is being looked at,
 * since a message that shows nothing costs a page its permission.
 */
async function show(text: string | undefined): Promise<void> {
  const notice = readNotice(text);
  const languages = [await recall("language"), ...self.navigator.languages];
  const { title, body, lang } = describeNotice(notice, languages);
  const pages = notice ? await pagesAt(isOf(notice.match)) : [];
  const silent = pages.some((page) => page.focused && page.visibilityState === "visible");
  await self.registration.showNotification(title, {
    body,
    lang,
    silent,
    data: notice?.match ?? null,
    // Of several about one match only the last is of use; it sounds again, as a new one does.
    ...(notice && ({ tag: notice.match, renotify: !silent } as NotificationOptions)),
  });
}

const isOf = (match: string) => (path: string) => path === pathOf(match);

/** To the page that shows the match, or to a new one. */
async function go(match: unknown): Promise<void> {
  const path = typeof match === "string" ? pathOf(match) : "/";
  const [page] = typeof match === "string" ? await pagesAt(isOf(match)) : [];
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}

/**
 * The browser has given up a subscription. Matches learn of the new one from their pages, which
 * hold the keys to their seats: from those that are open now, or when one is opened next.
 */
async function renew(event: PushSubscriptionChangeEvent): Promise<void> {
  const options = event.oldSubscription?.options;
  try {
    if (!event.newSubscription && options) await self.registration.pushManager.subscribe(options);
  } catch {
    // The permission is gone: pages show it when they are looked at.
  }
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  for (const page of pages) page.postMessage({ type: WORKER_MESSAGES.pushChanged });
}
