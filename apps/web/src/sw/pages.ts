import { WORKER_MESSAGES } from "./messages.ts";

declare const self: ServiceWorkerGlobalScope;

/** How long a page may take to answer; one that is frozen never does. */
const PATIENCE_MS = 300;

/** The open pages whose path is one that is asked for. */
export async function pagesAt(
  isAsked: (path: string) => boolean,
): Promise<readonly WindowClient[]> {
  const pages = await self.clients.matchAll({ type: "window", includeUncontrolled: true });
  const paths = await Promise.all(pages.map(pathShownBy));
  return pages.filter((_, i) => isAsked(paths[i]!));
}

/** Where a page is now: its `url` stays the one it was opened at, wherever the router has led. */
const pathShownBy = (page: WindowClient): Promise<string> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => resolve(String(data));
    setTimeout(() => resolve(new URL(page.url).pathname), PATIENCE_MS);
    page.postMessage({ type: WORKER_MESSAGES.where }, [port2]);
  });
