import { type Component, createSignal, type JSX, onCleanup, Show } from "solid-js";

/** A page and its address: `/learn/:game/:step?` has a part, and one that may be left out. */
export interface Route {
  readonly path: string;
  readonly Page: Component & { preload?(): Promise<unknown> };
}

type Params = Readonly<Record<string, string>>;

interface Shown {
  readonly route: Route | null;
  readonly params: Params;
  readonly path: string;
}

// The history moves within a page too, as where a dialog is closed: that is no news to the page.
const [shown, setShown] = createSignal<Shown>(
  { route: null, params: {}, path: "" },
  { equals: (one, other) => one.route === other.route && one.path === other.path },
);
let routes: readonly Route[] = [];
/** Of pages that are on their way only the last one is shown. */
let latest = 0;

/** A part of the page's address, by its name in the route. */
export const param = (name: string): string | undefined => shown().params[name];

/** The path of the page that is shown. */
export const path = (): string => shown().path;

/** Goes to another page of the client. */
export function navigate(to: string): void {
  if (new URL(to, location.href).href === location.href) history.replaceState(null, "", to);
  else history.pushState(null, "", to);
  void show().then((isThere) => isThere && window.scrollTo(0, 0));
}

/** Begins to load the page of a path, where there is one. */
export const preload = (wanted: string): unknown => find(wanted).route?.Page.preload?.();

/** The page at the present address, and whatever its links lead to. */
export function Router(props: { routes: readonly Route[]; fallback: JSX.Element }) {
  routes = props.routes;
  setShown(find(location.pathname));
  const listening = new AbortController();
  const { signal } = listening;
  window.addEventListener("popstate", () => void show(), { signal });
  document.addEventListener("click", follow, { signal });
  // Whoever comes near a link will press it.
  for (const near of ["pointerover", "focusin"]) {
    document.addEventListener(near, ({ target }) => preloadLink(target), { signal });
  }
  onCleanup(() => listening.abort());
  return (
    <Show when={shown().route} keyed fallback={props.fallback}>
      {({ Page }) => <Page />}
    </Show>
  );
}

/**
 * The page before stays until the new one can be drawn; one that fails to load says so itself.
 * False where another was asked for meanwhile.
 */
async function show(): Promise<boolean> {
  const mine = ++latest;
  const next = find(location.pathname);
  if (next.route !== shown().route) await next.route?.Page.preload?.().catch(() => {});
  if (mine !== latest) return false;
  setShown(next);
  return true;
}

function find(wanted: string): Shown {
  for (const route of routes) {
    const params = paramsOf(route.path, wanted);
    if (params) return { route, params, path: wanted };
  }
  return { route: null, params: {}, path: wanted };
}

/** The parts of a path by the names that the pattern gives them; `null` where it does not fit. */
function paramsOf(pattern: string, wanted: string): Params | null {
  const names = pattern.split("/");
  const parts = wanted.replace(/(?<=.)\/$/, "").split("/");
  if (parts.length > names.length) return null;
  const params: Record<string, string> = {};
  for (const [i, name] of names.entries()) {
    const part = parts[i];
    if (part === undefined && !name.endsWith("?")) return null;
    if (name.startsWith(":")) {
      if (part) params[name.slice(1).replace("?", "")] = part;
      else if (part === "") return null;
    } else if (name !== part) return null;
  }
  return params;
}

/** The link around an element that leads to another page of the client, in this window. */
function linkOf(target: EventTarget | null): URL | null {
  const link = target instanceof Element ? target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href);
  return url.origin === location.origin ? url : null;
}

function preloadLink(target: EventTarget | null): void {
  const url = linkOf(target);
  if (url) preload(url.pathname);
}

function follow(event: MouseEvent): void {
  const { defaultPrevented, button, metaKey, ctrlKey, shiftKey, altKey } = event;
  if (defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return;
  const url = linkOf(event.target);
  // A place on the same page is the browser's to find, and so is what no page of ours has.
  if (!url || !find(url.pathname).route) return;
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return;
  event.preventDefault();
  navigate(url.href);
}
