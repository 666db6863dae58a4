import { keptForSession } from "./net/storage.ts";

const RELOADED = "endstation.reloaded";
const ONCE_IN_MS = 60_000;

/** How many loads are under way that a page can do without. */
let spared = 0;

/**
 * Loads what the page can do without, `null` where that fails: no reason to load it anew, least of
 * all when its server is gone.
 */
export async function orNull<Part>(load: () => Promise<Part>): Promise<Part | null> {
  spared++;
  try {
    return await load();
  } catch {
    return null;
  } finally {
    spared--;
  }
}

/**
 * After a deployment the parts of an open page are gone from the server. Whatever fails to load
 * then, one reload brings the new page; only one, for the network may be at fault as well. Where it
 * is known to be, none: the reload would only lose what is still here.
 */
export function reloadWhenStale(): void {
  window.addEventListener("vite:preloadError", (event) => {
    if (!navigator.onLine || spared > 0) return;
    const before = keptForSession.get(RELOADED);
    if (typeof before === "number" && Date.now() - before < ONCE_IN_MS) return;
    keptForSession.set(RELOADED, Date.now());
    event.preventDefault();
    // Where that part is gone too, no worker has kept it, nor will it answer for the page.
    import("./shell/renew.ts").then(
      ({ renew }) => renew(),
      () => location.reload(),
    );
  });
}
