import { emptyStorage } from "../net/storage.ts";

/** The databases of this page, for browsers that do not list them. */
const DATABASES = ["endstation", "endstation-records", "endstation-worker"];
/** What has not answered by then is left to the browser, in ms. */
const PATIENCE_MS = 3000;

/**
 * Deletes all that this browser keeps of the page: settings, keys to seats, this device's matches,
 * saved games and reviews, caches, and what receives push messages. Other tabs leave what they
 * show. The page is to be loaded anew afterwards, as what it still holds is kept nowhere.
 */
export async function eraseAll(): Promise<void> {
  emptyStorage();
  const done = Promise.allSettled([endWorkers(), emptyCaches(), deleteDatabases()]);
  await Promise.race([done, new Promise((resolve) => setTimeout(resolve, PATIENCE_MS))]);
}

/** A match learns from the push service that its subscription is no more. */
async function endWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.allSettled(
    registrations.map(async (registration) => {
      // Without its worker a subscription goes too; here the push service is told.
      const subscription = await registration.pushManager?.getSubscription();
      await subscription?.unsubscribe().catch(() => {});
      await registration.unregister();
    }),
  );
}

async function emptyCaches(): Promise<void> {
  // Browsers have none where the page did not come by a secure way.
  const names = "caches" in window ? await caches.keys() : [];
  await Promise.all(names.map((name) => caches.delete(name)));
}

async function deleteDatabases(): Promise<void> {
  const listed = await indexedDB.databases?.();
  const names = listed?.flatMap(({ name }) => name ?? []) ?? DATABASES;
  await Promise.all(names.map(deleteDatabase));
}

const deleteDatabase = (name: string): Promise<void> =>
  new Promise((resolve) => {
    const request = indexedDB.deleteDatabase(name);
    request.onsuccess = () => resolve();
    request.onerror = () => resolve();
  });
