import { WORKER_MESSAGES } from "../sw/messages.ts";
import { dropShells } from "../sw/shell.ts";

/** How long a new build may take to arrive; what is open works on meanwhile. */
const PATIENCE_MS = 15_000;

const sleep = () => new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));

/** Loads the page anew, as the build that waits where one does. */
export async function takeUpdate(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (registration?.waiting) await takeOver(registration.waiting);
  location.reload();
}

/**
 * Loads the page anew, as the build that the server has now: for one that does not go with the
 * server any more. A plain reload would only bring back the page that the worker keeps.
 */
export async function renew(): Promise<void> {
  try {
    // Insecure pages have no service worker.
    const registration = await navigator.serviceWorker?.getRegistration();
    if (registration?.active) await renewWorker(registration);
  } catch (error) {
    // Without a network nothing is to be had, and what is kept is all there is.
    console.warn(error);
  }
  location.reload();
}

async function renewWorker(registration: ServiceWorkerRegistration): Promise<void> {
  const answer = await Promise.race([registration.update(), sleep()]);
  const next = registration.installing ?? registration.waiting;
  // A network that says nothing in time: what is kept is all there is.
  if (answer === null && !next) return;
  const isKept = next ? await reaches(next, "installed") : false;
  if (next && isKept) await takeOver(next);
  // This build is the newest, or the next one cannot be kept, and yet something is wrong with what
  // is kept here. One that is still on its way is there for the next try.
  else if (isKept === false) await dropShells();
}

async function takeOver(worker: ServiceWorker): Promise<void> {
  worker.postMessage({ type: WORKER_MESSAGES.takeOver });
  await reaches(worker, "activated");
}

const STATES: readonly ServiceWorkerState[] = [
  "installing",
  "installed",
  "activating",
  "activated",
];

/** Whether a worker comes as far as a state; one that is given up does not. `null`: not in time. */
function reaches(worker: ServiceWorker, state: ServiceWorkerState): Promise<boolean | null> {
  const reached = new Promise<boolean>((resolve) => {
    const look = () => {
      if (STATES.indexOf(worker.state) >= STATES.indexOf(state)) resolve(true);
      if (worker.state === "redundant") resolve(false);
    };
    worker.addEventListener("statechange", look);
    look();
  });
  return Promise.race([reached, sleep()]);
}
