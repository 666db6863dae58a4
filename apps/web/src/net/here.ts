import { CLOSE_CODES } from "@endstation/match";
import {
  BROKEN,
  type CallAnswer,
  type CallName,
  type Calls,
  type FromMatch,
  type FromPage,
} from "../local/messages.ts";
import type { Answering } from "./api.ts";
import type { Link, LinkEvents } from "./link.ts";

// The way to matches of this device, which are in a worker. Nobody else loads what that takes.
const worker = () => import("../local/page.ts");

/** Asks the worker what a server would be asked of its matches. */
export async function askHere<Name extends CallName>(
  call: Name,
  asked: Calls[Name]["asked"],
): Promise<Answering<Calls[Name]["answer"]>> {
  try {
    const { askWorker } = await worker();
    const answer: CallAnswer<Name> = await askWorker(call, asked);
    return { reached: true, ...answer };
  } catch (error) {
    console.error(error);
    return { reached: false };
  }
}

const FIRST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 5_000;
/** How long a connection has to last for its end to be a first one again. */
const SOUND_MS = 5_000;
/** Ends in a row by a failure of the worker's after which nothing is sent again. */
const MOST_FAILURES = 3;

/**
 * A connection to a match of this device that comes back: the worker ends it when another window
 * has played, and the next one brings what is new. It has no silence, so nothing pings.
 */
export function openLinkHere(id: string, events: LinkEvents): Link {
  let port: MessagePort | null = null;
  let closed = false;
  let tries = 0;
  let failures = 0;
  let since = 0;
  let retry = 0;

  async function open(): Promise<void> {
    clearTimeout(retry);
    try {
      const { connectTo } = await worker();
      if (closed || port) return;
      const { port: own, broken } = connectTo(id);
      port = own;
      since = performance.now();
      own.onmessage = ({ data }: MessageEvent<FromMatch>) => {
        if (port !== own) return;
        if (typeof data === "string") events.text(data);
        else drop(data.closed);
      };
      broken.catch(() => port === own && drop(BROKEN));
      events.open();
    } catch (error) {
      console.error(error);
      drop(BROKEN);
    }
  }

  function drop(code: number): void {
    port?.close();
    port = null;
    if (closed) return;
    if (code === CLOSE_CODES.gone) return events.lost("gone");
    // A match that cannot be kept is looked at with success, and fails with what is sent anew.
    const failed = code === BROKEN;
    if (failed) failures = performance.now() - since > SOUND_MS ? 1 : failures + 1;
    events.lost(failed && failures >= MOST_FAILURES ? "failing" : undefined);
    const times = failed ? failures : tries;
    const wait = times === 0 ? 0 : Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** times);
    tries++;
    retry = window.setTimeout(() => void open(), wait);
  }

  function leave(): void {
    port?.postMessage({ leaves: true } satisfies FromPage);
    port?.close();
    port = null;
  }

  void open();
  return {
    send: (text) => port?.postMessage(text satisfies FromPage),
    probe() {},
    proven() {
      tries = 0;
    },
    renew() {
      leave();
      drop(0);
    },
    retry: () => void open(),
    close() {
      closed = true;
      clearTimeout(retry);
      leave();
    },
  };
}
