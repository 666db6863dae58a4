import type { Action } from "../../src/action.ts";
import { Client } from "../../src/client/client.ts";
import type { Answer, ClientFrame, Hello, ServerFrame } from "../../src/protocol.ts";
import type { Refusal } from "../../src/refusal.ts";
import { OLDEST_PROTOCOL_VERSION } from "../../src/wire.ts";
import type { Ledger } from "./ledger.ts";
import type { Random } from "./random.ts";
import type { Wire } from "./wire.ts";

/** A request of a page without a socket, on its way. */
export interface Call {
  readonly device: Device;
  /** The page that made it: a page that was loaded anew hears no answer of the last one. */
  readonly client: Client;
  readonly token: string | null;
  readonly frame: Extract<ClientFrame, { t: "hello" | "cmd" }>;
  /** How often it still arrives: what is sent once may arrive twice. */
  copies: number;
}

/** The answer to a call, on its way back. */
export interface Reply {
  readonly call: Call;
  /** `null` for one that was lost: the page is told that nobody could be reached. */
  readonly frame: ServerFrame | null;
}

export interface DeviceParts {
  readonly random: Random;
  readonly ledger: Ledger;
  readonly calls: Call[];
  now(): number;
}

/** A page lets nobody press on and on while nothing is answered. */
const MAX_WAITING = 4;
const MAX_KEYS = 6;

/** A browser with one match open: a real `Client`, its keys, and its connection. */
export class Device {
  readonly #parts: DeviceParts;
  client: Client;
  wire: Wire | null = null;
  /** Whether the page asks again and again instead of keeping a socket. */
  polling = false;
  /** Whether the page is of the version before. */
  old = false;
  /** Kept by the browser, whatever becomes of the page. */
  tokens: string[] = [];
  readonly name: string;
  /** The call that is asking what is new; there is one at a time. */
  #asking: Call | null = null;
  #token: string | null = null;

  constructor(name: string, parts: DeviceParts) {
    this.name = name;
    this.#parts = parts;
    this.client = this.#page();
  }

  /** Loads the page anew: what is not answered is forgotten, the keys are kept. */
  reload(): void {
    this.hangUp();
    this.old = false;
    this.polling = false;
    this.#asking = null;
    this.client = this.#page();
  }

  connect(wire: Wire): void {
    this.polling = false;
    this.wire = wire;
    this.client.hello();
  }

  poll(): void {
    this.hangUp();
    this.polling = true;
    this.client.hello();
  }

  hangUp(): void {
    this.wire?.leave();
    this.wire = null;
    this.client.lost();
  }

  /** Something of the connection reaches the page. */
  arrive(wire: Wire): void {
    const parcel = wire.down.shift();
    if (!parcel || !wire.clientOpen) return;
    if ("text" in parcel) {
      this.#take(parcel.text);
    } else {
      wire.leave();
      if (this.wire === wire) this.wire = null;
      this.client.lost();
    }
  }

  /** The answer to a call reaches the page. */
  hear({ call, frame }: Reply): void {
    const heard = call.client === this.client && this.polling;
    if (heard && frame) this.#take(JSON.stringify(frame));
    if (call === this.#asking) this.#asking = null;
    if (heard && call.frame.t === "cmd") this.client.hello();
  }

  do(action: Action): void {
    const { waiting } = this.client;
    if (waiting.length >= MAX_WAITING) return;
    // A seat is asked for once; what is pressed meanwhile is the same key.
    if ("token" in action && waiting.some((one) => "token" in one.action)) return;
    if ("token" in action) this.#takeKey(action.token);
    void this.client.do(action).then((refusal) => this.#answered(action, refusal));
  }

  /** What was asked for a key has not been given: the key opens nothing. */
  #answered(action: Action, refusal: Refusal | null): void {
    if (!refusal || !("token" in action) || refusal.code === "asked-already") return;
    this.tokens = this.tokens.filter((token) => token !== action.token);
    // The connection may still speak for it, or a hello under way for it.
    if (this.wire || this.polling) this.client.hello();
  }

  #takeKey(token: string): void {
    if (this.tokens.includes(token)) return;
    // Whoever has a seat here looks at the screen; another who joins at this device comes after.
    const isFirst = this.client.place === null;
    this.tokens = (isFirst ? [token, ...this.tokens] : [...this.tokens, token]).slice(0, MAX_KEYS);
  }

  #take(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.t === "answer") this.#told(frame);
    this.client.receive(text);
  }

  #told(answer: Answer): void {
    if (this.client.waiting.some(({ id }) => id === answer.id)) this.#parts.ledger.told(answer);
  }

  #page(): Client {
    const { random, ledger, calls, now } = this.#parts;
    const client: Client = new Client({
      send: (text) => {
        if (this.wire) return this.wire.say(this.old ? olden(text) : text);
        if (!this.polling) return;
        const frame = JSON.parse(text) as Call["frame"] | { t: "react" };
        if (frame.t === "react") return;
        if (frame.t === "hello") {
          if (this.#asking) return;
          this.#token = frame.token ?? null;
        }
        const call = { device: this, client, token: this.#token, frame, copies: 1 };
        if (frame.t === "hello") this.#asking = call;
        else if (random.chance(0.1)) call.copies = 2;
        calls.push(call);
      },
      tokens: () => this.tokens,
      newId: () => random.secret(16),
      changed: () => {},
      reaction: () => {},
      failed: (problem) => {
        if (problem.code !== "version" || !this.old) {
          ledger.fault("nothing fails that reconnecting mends", `${this.name}: ${problem.code}`);
        }
        this.reload();
      },
      renew: () => this.hangUp(),
      now,
    });
    return client;
  }
}

/** A hello as a page of the version before says it. */
function olden(text: string): string {
  const frame = JSON.parse(text) as ClientFrame;
  if (frame.t !== "hello") return text;
  const { also, ...hello } = frame satisfies Hello;
  return JSON.stringify({ ...hello, pv: OLDEST_PROTOCOL_VERSION });
}
