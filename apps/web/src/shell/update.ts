import { type Accessor, createSignal } from "solid-js";

/** How often a page that stays open looks for a new build, at most. */
const EVERY_MS = 3_600_000;

const [waits, setWaits] = createSignal(false);

/** Whether a newer build is here and waits to be taken. */
export const updateWaits: Accessor<boolean> = waits;

/**
 * Keeps the client on this device, so that it opens without a network, and looks for newer builds
 * whenever the page is looked at.
 */
export async function keepShell(): Promise<void> {
  try {
    watch(await navigator.serviceWorker.register("/sw.js"));
  } catch (error) {
    // A browser that keeps nothing for this page: it goes on as pages do.
    console.warn(error);
  }
}

function watch(registration: ServiceWorkerRegistration): void {
  const { serviceWorker } = navigator;
  const look = () => setWaits(registration.waiting !== null && serviceWorker.controller !== null);
  const lookAtNew = () => {
    registration.installing?.addEventListener("statechange", look);
    look();
  };
  registration.addEventListener("updatefound", lookAtNew);
  serviceWorker.addEventListener("controllerchange", look);
  lookAtNew();
  let last = Date.now();
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState !== "visible" || Date.now() - last < EVERY_MS) return;
    last = Date.now();
    // Without a network it is asked again next time.
    registration.update().catch(() => {});
  });
}
