import { makeBase64url } from "@endstation/match";
import { WORKER_MESSAGES } from "../sw/messages.ts";

/** What the browser lets a page do about push messages. */
export type PushSupport = "possible" | "unsupported" | "insecure" | "denied";

/** Whether this page may have push messages, as far as is known without asking the player. */
export function pushSupport(): PushSupport {
  if (!window.isSecureContext) return "insecure";
  const has = "serviceWorker" in navigator && "PushManager" in window && "Notification" in window;
  if (!has) return "unsupported";
  return Notification.permission === "denied" ? "denied" : "possible";
}

/** Asks the player; browsers take the question only right after a press. */
export const askPermission = async (): Promise<boolean> =>
  (await Notification.requestPermission()) === "granted";

/** Whether the player has agreed before: then nobody is asked. */
export const isPermitted = (): boolean => Notification.permission === "granted";

/**
 * This browser's subscription for a server's key, the present one or a new one; `null` where the
 * browser cannot reach its push service. Needs the permission.
 */
export async function subscription(key: string): Promise<PushSubscriptionJSON | null> {
  try {
    await navigator.serviceWorker.register("/sw.js");
    const { pushManager } = await navigator.serviceWorker.ready;
    const present = await pushManager.getSubscription();
    if (present && keyOf(present) === key) return present.toJSON();
    // Another key: that of a server before this one at the same address.
    await present?.unsubscribe();
    const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
    return made.toJSON();
  } catch (error) {
    console.warn(error);
    return null;
  }
}

/** Tells when the browser has changed its subscription; gives the end of the telling. */
export function watchPush(changed: () => void): () => void {
  const listening = new AbortController();
  const listener = ({ data }: MessageEvent) =>
    data?.type === WORKER_MESSAGES.pushChanged && changed();
  const { serviceWorker } = navigator;
  serviceWorker?.addEventListener("message", listener, { signal: listening.signal });
  return () => listening.abort();
}

const keyOf = ({ options }: PushSubscription): string | null =>
  options.applicationServerKey && makeBase64url(new Uint8Array(options.applicationServerKey));
