/**
 * What a build's pages are made of. The build writes it into the worker (service-worker.ts), so
 * that another build is another worker.
 */
export interface Shell {
  /** The digest of all of it. */
  readonly version: string;
  /** Paths whose names change with their content. */
  readonly hashed: readonly string[];
  /** All others, each with the digest that says of which build it must be (SRI). */
  readonly plain: Readonly<Record<string, string>>;
}

const PREFIX = "endstation-shell-";
/** So many files at a time: more would leave a page that is being used no room in the network. */
const AT_ONCE = 4;
/** The one document behind every address of a page. */
const PAGE = "/";

const cacheOf = (shell: Shell): string => PREFIX + shell.version;
// Whoever asked for a file first, with whatever headers, it is the same file.
const ANY_HEADERS = { ignoreVary: true };

/** Whether an address is one of the client's pages: the server answers all of them with one. */
export const isPagePath = (path: string): boolean =>
  !/^\/(api|assets)\//.test(path) && !/\.\w+$/.test(path);

/**
 * Fetches what is not there yet, and keeps it. What the last build had under the same name is
 * taken over, and what the page has just loaded comes out of the browser's own cache: nothing is
 * downloaded twice. Rejects where a file is missing or of another build.
 */
export async function fillShell(shell: Shell): Promise<void> {
  const cache = await caches.open(cacheOf(shell));
  const { [PAGE]: page, ...plain } = shell.plain;
  const parts = [...shell.hashed, ...Object.keys(plain)];
  let next = 0;
  const fetchSome = async () => {
    while (next < parts.length) await fetchPart(parts[next++]!);
  };
  async function fetchPart(path: string): Promise<void> {
    if (await cache.match(path, ANY_HEADERS)) return;
    const integrity = shell.plain[path];
    const there = integrity ? undefined : await caches.match(path, ANY_HEADERS);
    const response =
      there ?? (await fetch(path, integrity ? { integrity, cache: "no-cache" } : undefined));
    if (!response.ok) throw new Error(`${path} is missing (${response.status}).`);
    await cache.put(path, response);
  }
  await Promise.all(Array.from({ length: AT_ONCE }, fetchSome));
  // The page comes last: a shell with a page is whole.
  if (page) await fetchPart(PAGE);
}

/** The names of all whole shells, the newest last. */
export async function wholeShells(): Promise<readonly string[]> {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const pages = await Promise.all(names.map((cacheName) => caches.match(PAGE, { cacheName })));
  return names.filter((_, i) => pages[i]);
}

/**
 * Deletes all shells but this one and the one before: a tab that still runs that has parts to
 * load, which the server may have no more.
 */
export async function dropOldShells(shell: Shell): Promise<void> {
  const before = (await wholeShells()).findLast((name) => name !== cacheOf(shell));
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX));
  const old = names.filter((name) => name !== cacheOf(shell) && name !== before);
  await Promise.all(old.map((name) => caches.delete(name)));
}

/** Deletes every shell, so that the next page comes from the server. */
export async function dropShells(): Promise<void> {
  for (const name of await caches.keys()) if (name.startsWith(PREFIX)) await caches.delete(name);
}

/** The page of this build, where it is kept. */
export const keptPage = (shell: Shell): Promise<Response | undefined> =>
  caches.match(PAGE, { cacheName: cacheOf(shell), ...ANY_HEADERS });

/** The page of the newest build but this one. */
export async function nextPage(shell: Shell): Promise<Response | undefined> {
  const cacheName = (await wholeShells()).findLast((name) => name !== cacheOf(shell));
  return cacheName === undefined ? undefined : caches.match(PAGE, { cacheName, ...ANY_HEADERS });
}

/** A file that is kept: of this build, or of another by a name that only its content has. */
export const keptFile = async (shell: Shell, path: string): Promise<Response | undefined> =>
  (await caches.match(path, { cacheName: cacheOf(shell), ...ANY_HEADERS })) ??
  (path.startsWith("/assets/") ? caches.match(path, ANY_HEADERS) : undefined);
