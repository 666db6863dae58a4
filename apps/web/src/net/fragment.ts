import { onCleanup } from "solid-js";

/**
 * Takes secrets out of the address's fragment, which no server sees: they are read once, and then
 * removed from the address bar. `null`, and an address left as it is, where none of them stands.
 */
export function takeFragment<Name extends string>(
  names: readonly Name[],
): Readonly<Partial<Record<Name, string>>> | null {
  const given = new URLSearchParams(location.hash.slice(1));
  const found: Partial<Record<Name, string>> = {};
  for (const name of names) {
    const text = given.get(name);
    if (text !== null) found[name] = text;
  }
  if (Object.keys(found).length === 0) return null;
  history.replaceState(history.state, "", location.pathname + location.search);
  return found;
}

/** The position of a game that the address asks for, "#12"; `null` where it asks for none. */
export function plyInFragment(): number | null {
  const found = /^#(\d{1,6})$/.exec(location.hash);
  return found ? Number(found[1]) : null;
}

/** Calls `read` now, and whenever a link is opened that changes only the fragment. */
export function createFragment(read: () => void): void {
  read();
  const listening = new AbortController();
  window.addEventListener("hashchange", read, { signal: listening.signal });
  onCleanup(() => listening.abort());
}
