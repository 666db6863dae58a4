import { keptForSession } from "./net/storage.ts";

const RELOADED = "endstation.reloaded";
const ONCE_IN_MS = 60_000;

/**
 * After a deployment the parts of an open page are gone from the server. Whatever fails to load
 * then, one reload brings the new page; only one, for the network may be at fault as well.
 */
export function reloadWhenStale(): void {
  window.addEventListener("vite:preloadError", (event) => {
    const before = keptForSession.get(RELOADED);
    if (typeof before === "number" && Date.now() - before < ONCE_IN_MS) return;
    keptForSession.set(RELOADED, Date.now());
    event.preventDefault();
    location.reload();
  });
}
