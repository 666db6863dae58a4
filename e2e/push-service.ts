import type { BrowserContext, Page } from "@playwright/test";

/**
 * Plays the part of a browser's push service for one page: it delivers to the page's worker, and
 * waits until that has shown its notice. Asked for notices before one is on the screen, Chromium
 * takes its entry for a stale one and drops it.
 */
export async function pushTo(page: Page, data: string): Promise<void> {
  const worker = page.context().serviceWorkers()[0]!;
  await worker.evaluate(() => {
    const scope = globalThis as unknown as ShowingScope;
    scope.shown = new Promise((resolve) => {
      scope.registration.showNotification = async function (...notice) {
        delete (this as Partial<ServiceWorkerRegistration>).showNotification;
        await this.showNotification(...notice);
        resolve();
      };
    });
  });
  const session = await page.context().newCDPSession(page);
  const registered = new Promise<string>((resolve) => {
    session.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const [registration] = registrations.filter(({ isDeleted }) => !isDeleted);
      if (registration) resolve(registration.registrationId);
    });
  });
  await session.send("ServiceWorker.enable");
  const { origin } = new URL(page.url());
  const registrationId = await registered;
  await session.send("ServiceWorker.deliverPushMessage", { origin, registrationId, data });
  await session.detach();
  await worker.evaluate(() => (globalThis as unknown as ShowingScope).shown);
}

/** As much of a service worker's scope as `pushTo` uses. */
interface ShowingScope {
  readonly registration: ServiceWorkerRegistration;
  shown: Promise<void>;
}

/** What the worker of a page shows at this moment. */
export const shownTo = (page: Page) =>
  page.evaluate(async () => {
    const { active } = await navigator.serviceWorker.ready;
    const registration = await navigator.serviceWorker.getRegistration(active!.scriptURL);
    const shown = (await registration?.getNotifications()) ?? [];
    return shown.map(({ title, body, tag, lang, silent }) => ({ title, body, tag, lang, silent }));
  });

/** Allows notices, and registers the worker as the page does when push is turned on. */
export async function allowNotices(context: BrowserContext, page: Page): Promise<void> {
  await context.grantPermissions(["notifications"], { origin: new URL(page.url()).origin });
  await page.evaluate(async () => {
    await navigator.serviceWorker.register("/sw.js");
    await navigator.serviceWorker.ready;
  });
}

/**
 * Stands for the part of a browser that asks its maker's push service for a subscription, which
 * cannot be reached from here: gives one with a key pair that is the browser's own.
 */
export const fakeSubscription = (context: BrowserContext, endpoint: string) =>
  context.addInitScript((address) => {
    const text = (bytes: ArrayBuffer) =>
      btoa(String.fromCharCode(...new Uint8Array(bytes)))
        .replaceAll("+", "-")
        .replaceAll("/", "_")
        .replaceAll("=", "");
    PushManager.prototype.subscribe = async (options) => {
      const curve = { name: "ECDH", namedCurve: "P-256" };
      const pair = await crypto.subtle.generateKey(curve, true, ["deriveBits"]);
      const p256dh = text(await crypto.subtle.exportKey("raw", pair.publicKey));
      const auth = text(crypto.getRandomValues(new Uint8Array(16)).buffer);
      const json = { endpoint: address, expirationTime: null, keys: { p256dh, auth } };
      return { options, toJSON: () => json } as unknown as PushSubscription;
    };
  }, endpoint);
