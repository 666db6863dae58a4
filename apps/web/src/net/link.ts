import { CLOSE_CODES, PING, PONG } from "@endstation/match";

/** What is told of a socket that comes back. */
export interface LinkEvents {
  /** A new socket is open; whoever talks over it starts anew. */
  open(): void;
  text(text: string): void;
  /**
   * No socket is open, and another try will follow, but for those `crowded` out and where the
   * match is `gone`. `failing`: what waits to be sent has failed the other end again and again.
   */
  lost(how?: "crowded" | "gone" | "failing"): void;
  /** A socket could not be opened at all. */
  failed(): void;
}

/** How a socket that comes back is used. */
export interface Link {
  /** Sends on the open socket; without one the text is dropped (whoever cares sends it again). */
  send(text: string): void;
  /** Asks for a sign of life, and for a new socket if none comes. */
  probe(): void;
  /** The other end has answered as it should: the next loss is a first one again. */
  proven(): void;
  /** Gives up this socket for a new one, after a wait. */
  renew(): void;
  /** Comes back after the other end had sent this socket away. */
  retry(): void;
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
  // Sent away for good: what would open a socket by itself, a tick or a look at the page, must not.
  let resting = false;

  function open(): void {
    clearTimeout(retry);
    if (closed || resting || socket) return;
    const own = new WebSocket(url);
    socket = own;
    let opened = false;
    // A network that swallows packets would keep it connecting for minutes.
    expectSign();
    own.onopen = () => {
      opened = true;
      heard();
      events.open();
    };
    own.onmessage = ({ data }) => {
      heard();
      if (data !== PONG) events.text(String(data));
    };
    own.onclose = ({ code }) => {
      if (socket === own) drop({ code, opened });
    };
  }

  /** The socket is gone: with which code, if it was closed by the other end, and after what. */
  function drop({ code, opened }: { code?: number; opened: boolean }): void {
    socket = null;
    heard();
    if (closed) return;
    resting = code === CLOSE_CODES.crowded || code === CLOSE_CODES.gone;
    if (resting) return events.lost(code === CLOSE_CODES.crowded ? "crowded" : "gone");
    events.lost();
    if (!opened) events.failed();
    const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries++);
    retry = window.setTimeout(open, Math.random() * longest);
  }

  function heard(): void {
    clearTimeout(deadline);
    deadline = 0;
  }

  /** The first question counts: asking again does not put the verdict off. */
  function expectSign(): void {
    deadline ||= window.setTimeout(renew, SILENCE_MS);
  }

  function renew(): void {
    const old = socket;
    if (!old) return;
    const opened = old.readyState === WebSocket.OPEN;
    old.onclose = null;
    old.onmessage = null;
    old.close();
    drop({ opened });
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
  // Not without a socket: that would cut the wait for the next one short.
  const pings = window.setInterval(() => socket && look(), PING_EVERY_MS);
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("visibilitychange", look, { signal });
  window.addEventListener("online", look, { signal });
  // The browser knows before any silence tells.
  window.addEventListener("offline", renew, { signal });
  window.addEventListener("pageshow", look, { signal });
  window.addEventListener("pagehide", leave, { signal });
  open();

  return {
    send(text) {
      if (socket?.readyState === WebSocket.OPEN) socket.send(text);
    },
    probe,
    renew,
    proven() {
      tries = 0;
    },
    retry() {
      resting = false;
      probe();
    },
    close() {
      closed = true;
      listening.abort();
      clearInterval(pings);
      leave();
    },
  };
}
