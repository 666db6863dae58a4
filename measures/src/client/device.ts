import { randomBytes } from "node:crypto";
import {
  type Action,
  COMMAND_ID_BYTES,
  EMPTY_TABLE,
  follow,
  PING,
  type Place,
  PONG,
  PROTOCOL_VERSION,
  type ServerFrame,
  type Table,
  TOKEN_BYTES,
  type WireEvent,
} from "@endstation/match";
import { Pace } from "./pace.ts";

type Frame<T extends ServerFrame["t"]> = Extract<ServerFrame, { t: T }>;

/** An answer, and the milliseconds from the command's first sending to it. */
export interface Answered {
  readonly answer: Frame<"answer">;
  readonly ms: number;
}

interface Waiting {
  readonly text: string;
  readonly answered: (answer: Frame<"answer">) => void;
  sent: boolean;
  firstSent: number;
}

/** A device whose history was not the match's any more: what waits for it waits in vain. */
export class HistoryLost extends Error {}

const FIRST_WAIT_MS = 500;
const LONGEST_WAIT_MS = 20_000;

/** How long a device waits before its next try, in milliseconds; `tries` failed before it. */
export type Patience = (tries: number) => number;

/** As the product's client does it: a deployment cuts everybody at once. */
export const fullJitter: Patience = (tries) =>
  Math.random() * Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** tries);

const TOO_MANY_WAIT_MS = 1_000;

const secret = (bytes: number) => randomBytes(bytes).toString("base64url");

let addresses = 0;
/** Another address for each caller, as devices have: the Worker's limits are for one of them. */
export function newAddress(): string {
  const n = addresses++;
  return `10.${(n >> 16) & 255}.${(n >> 8) & 255}.${n & 255}`;
}

/**
 * One device at one match: keeps its socket open as the product's client does (full jitter), its
 * commands until they are answered, and sends those again by their ids.
 */
export class Device {
  readonly token = secret(TOKEN_BYTES);
  table: Table = EMPTY_TABLE;
  place: Place | null = null;
  /** When the last welcome came, on the clock of `performance.now()`; 0 before. */
  welcomedAt = 0;
  /** Events that came out of order, and times when the match knew less than it had told. */
  readonly broken = { gaps: 0, rolledBack: 0 };
  /** How many welcomes came: one for each hello. */
  welcomes = 0;
  /** How many pings were answered. */
  pongs = 0;
  readonly #url: string;
  readonly #patience: Patience;
  readonly #address = newAddress();
  readonly #waiting = new Map<string, Waiting>();
  readonly #watchers = new Set<{ wake(): void; fail(error: Error): void }>();
  #socket: WebSocket | null = null;
  #pace = new Pace();
  #welcomed = false;
  #tries = 0;
  #timers = new Set<NodeJS.Timeout>();
  #closed = false;

  constructor(origin: string, match: string, patience: Patience = fullJitter) {
    this.#patience = patience;
    this.#url = `${origin.replace("http", "ws")}/api/matches/${match}/socket`;
    this.#open();
  }

  /** How many commands have no answer yet. */
  get unanswered(): number {
    return this.#waiting.size;
  }

  /** Does something in the match, however often the connection is lost on the way. */
  do(action: Action): Promise<Answered> {
    const id = secret(COMMAND_ID_BYTES);
    const base = this.table.revision;
    const text = JSON.stringify({ t: "cmd", id, base, action });
    return new Promise((resolve) => {
      const waiting: Waiting = {
        text,
        sent: false,
        firstSent: 0,
        answered: (answer) => resolve({ answer, ms: performance.now() - waiting.firstSent }),
      };
      this.#waiting.set(id, waiting);
      this.#flush();
    });
  }

  /** Resolves once `look` gives true, which is asked at each news; rejects with HistoryLost. */
  until(look: () => boolean): Promise<void> {
    return new Promise((resolve, reject) => {
      const watcher = {
        wake: () => {
          if (!look()) return;
          this.#watchers.delete(watcher);
          resolve();
        },
        fail: reject,
      };
      this.#watchers.add(watcher);
      watcher.wake();
    });
  }

  reached(seq: number): Promise<void> {
    return this.until(() => this.table.seq >= seq);
  }

  /** Loses the connection, whatever is under way on it, and comes back. */
  cut(): void {
    const old = this.#socket;
    if (!old) return;
    this.#forget();
    old.close();
    this.#comeBack();
  }

  ping(): void {
    this.#socket?.send(PING);
  }

  /** Says hello once more on the open socket, as a frame that a match must look at. */
  greet(): void {
    this.#hello();
  }

  close(): void {
    this.#closed = true;
    for (const timer of this.#timers) clearTimeout(timer);
    const old = this.#socket;
    this.#forget();
    old?.close();
  }

  #open(): void {
    if (this.#closed) return;
    const headers = { "CF-Connecting-IP": this.#address };
    const socket = new WebSocket(this.#url, { headers });
    this.#socket = socket;
    this.#pace = new Pace();
    socket.onopen = () => this.#hello();
    socket.onmessage = ({ data }) => {
      if (data === PONG) this.pongs++;
      else this.#read(JSON.parse(String(data)) as ServerFrame);
    };
    socket.onclose = () => {
      this.#forget();
      this.#comeBack();
    };
    // A close follows each error, and says it all.
    socket.onerror = () => {};
  }

  #forget(): void {
    const old = this.#socket;
    this.#socket = null;
    this.#welcomed = false;
    if (!old) return;
    old.onopen = null;
    old.onmessage = null;
    old.onclose = null;
  }

  #comeBack(): void {
    this.#later(this.#patience(this.#tries++), () => this.#open());
  }

  #later(ms: number, act: () => void): void {
    if (this.#closed) return;
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      act();
    }, ms);
    this.#timers.add(timer);
  }

  #hello(): void {
    this.#welcomed = false;
    const { token } = this;
    const have = this.table.seq;
    this.#socket?.send(JSON.stringify({ t: "hello", pv: PROTOCOL_VERSION, have, token }));
  }

  #read(frame: ServerFrame): void {
    if (frame.t === "welcome") this.#welcome(frame);
    else if (frame.t === "event") this.#follow(frame.event);
    else if (frame.t === "seated") this.place = frame.place;
    else if (frame.t === "answer") this.#answered(frame);
    for (const { wake } of [...this.#watchers]) wake();
  }

  #welcome({ seq, place, events }: Frame<"welcome">): void {
    if (seq < this.table.seq) {
      this.broken.rolledBack++;
      this.table = EMPTY_TABLE;
      for (const { fail } of this.#watchers) fail(new HistoryLost());
      this.#watchers.clear();
      return this.#hello();
    }
    for (const event of events) this.#follow(event);
    this.place = place;
    this.#tries = 0;
    this.#welcomed = true;
    this.welcomes++;
    this.welcomedAt = performance.now();
    for (const waiting of this.#waiting.values()) waiting.sent = false;
    this.#flush();
  }

  #follow(event: WireEvent): void {
    if (event.seq <= this.table.seq) return;
    if (event.seq > this.table.seq + 1) {
      this.broken.gaps++;
      return this.#hello();
    }
    this.table = follow(this.table, event);
  }

  #answered(answer: Frame<"answer">): void {
    const waiting = this.#waiting.get(answer.id);
    if (!waiting) return;
    if (!answer.ok && answer.error.code === "too-many") {
      waiting.sent = false;
      return this.#later(TOO_MANY_WAIT_MS, () => this.#flush());
    }
    this.#waiting.delete(answer.id);
    waiting.answered(answer);
  }

  #flush(): void {
    if (!this.#welcomed) return;
    for (const waiting of this.#waiting.values()) {
      if (waiting.sent) continue;
      const wait = this.#pace.take();
      if (wait > 0) return this.#later(wait, () => this.#flush());
      waiting.sent = true;
      waiting.firstSent ||= performance.now();
      this.#socket?.send(waiting.text);
    }
  }
}
