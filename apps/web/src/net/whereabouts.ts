import { WORKER_MESSAGES } from "../sw/messages.ts";

/**
 * Answers the service worker when it asks which match this page shows: by itself it knows only
 * the address at which the page was first opened.
 */
export function answerWhere(): void {
  // Insecure pages have no service worker.
  navigator.serviceWorker?.addEventListener("message", ({ data, ports }: MessageEvent) => {
    if (data?.type === WORKER_MESSAGES.where) ports[0]?.postMessage(location.pathname);
  });
}
