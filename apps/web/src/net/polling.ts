import { type ClientFrame, type ServerFrame, untold } from "@endstation/match";
import { type Answering, fetchWelcome, postCommand } from "./api.ts";

/** How often a page without a socket asks what is new, while it is looked at. */
const EVERY_MS = 3000;

/** A way to the match for networks that let no socket through: it takes the same frames. */
export interface Polling {
  send(text: string): void;
  stop(): void;
}

/** What is told of a match that is asked again and again. */
export interface PollingEvents {
  /** It is time to say hello again: the welcome brings what is new. */
  ask(): void;
  text(text: string): void;
  /** The match answered, or it did not. */
  reached(isReached: boolean): void;
}

type Hello = Extract<ClientFrame, { t: "hello" }>;

/** Asks the match again and again, one call at a time, until it is stopped. */
export function startPolling(id: string, events: PollingEvents): Polling {
  let stopped = false;
  let asking = false;
  let next: Hello | null = null;
  let token: string | null = null;

  async function ask(hello: Hello): Promise<void> {
    next = hello;
    if (asking) return;
    asking = true;
    try {
      while (next && !stopped) {
        const current: Hello = next;
        next = null;
        token = current.token ?? null;
        const answer = await fetchWelcome(id, current);
        // Asked anew meanwhile, perhaps as somebody else: what comes now is told to who asked before.
        if (next) events.reached(answer.reached);
        else take(answer);
      }
    } finally {
      asking = false;
    }
  }

  async function send(text: string): Promise<void> {
    const frame = JSON.parse(text) as ClientFrame;
    if (frame.t === "hello") await ask(frame);
    else if (frame.t === "cmd") {
      take(await postCommand(id, frame, token));
      // What it has brought about is news like any other.
      if (!stopped) events.ask();
    }
  }

  function take(answer: Answering<ServerFrame>): void {
    if (stopped) return;
    events.reached(answer.reached);
    if (answer.reached && answer.ok) events.text(JSON.stringify(answer.value));
    if (answer.reached && !answer.ok && answer.error.code === "version") {
      events.text(JSON.stringify({ t: "error", error: untold("version") }));
    }
  }

  const timer = window.setInterval(() => {
    // A slow answer is not put off for ever by asking again before it has come.
    if (document.visibilityState === "visible" && !asking) events.ask();
  }, EVERY_MS);
  events.ask();

  return {
    send: (text) => void send(text),
    stop() {
      stopped = true;
      clearInterval(timer);
    },
  };
}
