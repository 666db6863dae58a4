import { CLOSE_CODES, PING, PONG } from "@endstation/match";

/** A socket that comes back: what it is told of, and how it is used. */
export interface LinkEvents {
  /** A new socket is open; whoever talks over it starts anew. */
  open(): void;
  text(text: string): void;
  /** No socket is open, and another try will follow, if `final` is not given. */
  lost(final?: "crowded" | "gone"): void;
  /** A socket could not be opened at all. */
  failed(): void;
}

export interface Link {
  /** Sends on the open socket; without one the text is dropped (whoever cares sends it again). */
  send(text: string): void;
  /** Asks for a sign of life, and for a new socket if none comes. */
  probe(): void;
  close(): void;
}

const PING_EVERY_MS = 25_000;
const SILENCE_MS = 5_000;
const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;

/**
 * Keeps a socket to `url` open while the page is used.
 *
 * Waits have full jitter: a deployment cuts everybody at once, and all must not come back at
 * once. In a page that is hidden nothing pings; when it is looked at again it probes at once.
 */
export function openLink(url: string, events: LinkEvents): Link {
  let socket: WebSocket | null = null;
  let tries = 0;
  let retry = 0;
  let deadline = 0;
  let closed = false;

  function open(): void {
    clearTimeout(retry);
    if (closed || socket) return;
    const own = new WebSocket(url);
    socket = own;
    let opened = false;
    // A network that swallows packets would keep it connecting for minutes.
    expectSign();
    own.onopen = () => {
      opened = true;
      tries = 0;
      heard();
      events.open();
    };
    own.onmessage = ({ data }) => {
      heard();
      if (data !== PONG) events.text(String(data));
    };
    own.onclose = ({ code }) => {
      if (socket === own) drop(code, opened);
    };
  }

  function drop(code: number, opened: boolean): void {
    socket = null;
    heard();
    if (closed) return;
    if (code === CLOSE_CODES.crowded) return events.lost("crowded");
    if (code === CLOSE_CODES.gone) return events.lost("gone");
    events.lost();
    if (!opened) events.failed();
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++);
    retry = window.setTimeout(open, Math.random() * longest);
  }

  const heard = () => clearTimeout(deadline);

  function expectSign(): void {
    clearTimeout(deadline);
    deadline = window.setTimeout(() => {
      const silent = socket;
      if (!silent) return;
      const opened = silent.readyState === WebSocket.OPEN;
      silent.onclose = null;
      silent.close();
      drop(0, opened);
    }, SILENCE_MS);
  }

  function probe(): void {
    if (socket?.readyState === WebSocket.OPEN) {
      socket.send(PING);
      expectSign();
    } else if (!socket) open();
  }

  const look = () => document.visibilityState === "visible" && probe();
  // An open socket would keep the page out of the back-forward cache.
  const leave = () => {
    const own = socket;
    socket = null;
    clearTimeout(retry);
    heard();
    own?.close();
  };
  const pings = window.setInterval(look, PING_EVERY_MS);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("online", look, { signal });
  window.addEventListener("pageshow", look, { signal });
  window.addEventListener("pagehide", leave, { signal });
  open();

  return {
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    probe,
    close() {
      closed = true;
      listening.abort();
      clearInterval(pings);
      leave();
    },
  };
}
