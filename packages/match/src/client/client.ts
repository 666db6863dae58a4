import type { Action, Place } from "../action.ts";
import type {
  Answer,
  ClientFrame,
  Command,
  Presence,
  ServerFrame,
  Status,
  Welcome,
} from "../protocol.ts";
import type { Refusal } from "../refusal.ts";
import { EMPTY_TABLE, follow, type Table } from "../table.ts";
import { untold } from "../untold.ts";
import { MAX_ALSO, PROTOCOL_VERSION, type Reaction } from "../wire.ts";
import type { WireEvent } from "../wire-event.ts";

/** What became of an action: `null` when it was done. */
export type Answered = Refusal | null;

/** What a client needs of the page it lives in. */
export interface ClientPorts {
  /** Sends a frame if there is a connection; else it is dropped. */
  send(text: string): void;
  /** The tokens of the seats that this device has, first that of whoever looks at the screen. */
  tokens(): readonly string[];
  /** A fresh random id for a command. */
  newId(): string;
  /** Anything of the client's state has changed. */
  changed(): void;
  reaction(from: Place, reaction: Reaction): void;
  /** What no reconnecting will mend. */
  failed(problem: Refusal): void;
  /** The other end does not take this connection: a new one is needed. */
  renew(): void;
  /** The time here, in ms. */
  now(): number;
}

interface Waiting {
  readonly command: Command;
  /** The token of the seat that wants it; `null` for a watcher. */
  readonly as: string | null;
  readonly answered: (answer: Answered) => void;
}

/**
 * A match as one device follows it: the frames that come in, the commands that are not answered.
 *
 * It keeps each command with its id until the answer is there, and sends it again over each new
 * connection: it has its effect once. It applies the event after the last one and no other; on a
 * gap it says hello again.
 */
export class Client {
  readonly #ports: ClientPorts;
  readonly #waiting = new Map<string, Waiting>();
  /** Set by a welcome: until then the server does not know who speaks. */
  #welcomed = false;
  #table: Table | null = null;
  #place: Place | null = null;
  #device: number | null = null;
  #presence: Presence = { here: [], watching: 0 };
  #status: Status | null = null;
  /** The server's clock minus the one here, in ms. */
  #ahead = 0;

  constructor(ports: ClientPorts) {
    this.#ports = ports;
  }

  /** `null` until the first welcome. */
  get table(): Table | null {
    return this.#table;
  }

  /** This device's place; `null` while it watches. */
  get place(): Place | null {
    return this.#place;
  }

  /** The number of this device within its seat. */
  get device(): number | null {
    return this.#device;
  }

  get presence(): Presence {
    return this.#presence;
  }

  /** Whose turn it is, and until when; `null` until the first welcome. */
  get status(): Status | null {
    return this.#status;
  }

  /** The server's time at this moment, as near as the last message tells, in ms. */
  serverNow(): number {
    return this.#ports.now() + this.#ahead;
  }

  get welcomed(): boolean {
    return this.#welcomed;
  }

  /** Commands that have not been answered, the oldest first. */
  get waiting(): readonly Command[] {
    return [...this.#waiting.values()].map(({ command }) => command);
  }

  /** A new connection is open, or it is to be known anew who speaks over it. */
  hello(): void {
    this.#welcomed = false;
    const [token, ...others] = this.#ports.tokens();
    const also = others.slice(0, MAX_ALSO);
    this.#dropOthers(token ?? null);
    this.#say({
      t: "hello",
      pv: PROTOCOL_VERSION,
      have: this.#table?.seq ?? 0,
      ...(token !== undefined && { token }),
      ...(also.length > 0 && { also }),
    });
  }

  /** The connection is gone. */
  lost(): void {
    this.#welcomed = false;
  }

  /** Forgets what was told to another seat of this device, and asks anew. */
  forget(): void {
    this.#table = null;
    this.#place = null;
    this.#device = null;
    this.#ports.changed();
    this.hello();
  }

  /** Wants something done; the promise resolves when the match has answered. */
  do(action: Action, id: string = this.#ports.newId()): Promise<Answered> {
    const command: Command = { t: "cmd", id, base: this.#table?.revision ?? 0, action };
    return new Promise((resolve) => {
      this.#waiting.set(id, { command, as: this.#ports.tokens()[0] ?? null, answered: resolve });
      this.#ports.changed();
      if (this.#welcomed) this.#say(command);
    });
  }

  react(reaction: Reaction): void {
    if (this.#welcomed) this.#say({ t: "react", reaction });
  }

  /** Takes a frame of the match. */
  receive(text: string): void {
    const frame = JSON.parse(text) as ServerFrame;
    switch (frame.t) {
      case "welcome":
        return this.welcome(frame);
      case "event":
        return this.#event(frame.event);
      case "answer":
        return this.answer(frame);
      case "seated":
        return this.#seated(frame);
      case "status":
        this.#know(frame.status);
        return this.#ports.changed();
      case "presence":
        this.#presence = frame.presence;
        return this.#ports.changed();
      case "reaction":
        return this.#ports.reaction(frame.place, frame.reaction);
      case "error":
        if (frame.error.code === "version") return this.#ports.failed(frame.error);
        // The hello itself was not taken: nothing comes over this connection any more.
        if (!this.#welcomed) this.#ports.renew();
    }
  }

  /** Takes a welcome, which without a socket is the answer to a look. */
  welcome(frame: Welcome): void {
    const known = this.#table ?? EMPTY_TABLE;
    // Also one that answers an earlier hello, said with another seat's knowledge.
    const isOther = known.seq + frame.events.length !== frame.seq;
    const [first] = frame.events;
    const isGap = first !== undefined && first.seq !== known.seq + 1;
    // What was told so far was told to another: this device has taken or lost its seat elsewhere.
    const wasOther = known.seq > 0 && frame.place !== this.#place;
    if (isOther || isGap || wasOther) {
      this.#table = null;
      this.#place = frame.place;
      return this.hello();
    }
    this.#welcomed = true;
    this.#place = frame.place;
    this.#device = frame.device;
    this.#presence = frame.presence;
    this.#know(frame.status);
    this.#table = frame.events.reduce(follow, known);
    this.#ports.changed();
    // Sent before the connection was lost, and not answered: their ids keep them from a second
    // effect.
    for (const command of this.waiting) this.#say(command);
  }

  /** Takes what became of a command. */
  answer(frame: Answer): void {
    const waiting = this.#waiting.get(frame.id);
    this.#waiting.delete(frame.id);
    // Another tab of this device has taken the seat: ask as whom this one speaks.
    if (!frame.ok && frame.error.code === "already-seated") this.hello();
    this.#ports.changed();
    waiting?.answered(frame.ok ? null : frame.error);
  }

  /** Answers all that waits, where the match will not. */
  giveUp(problem: Refusal): void {
    for (const { id } of this.waiting) this.answer({ t: "answer", id, ok: false, error: problem });
  }

  /** What one seat has wanted is never done as another: whoever looks now is told that it was not. */
  #dropOthers(token: string | null): void {
    for (const { command, as } of [...this.#waiting.values()]) {
      if (as === token) continue;
      this.answer({ t: "answer", id: command.id, ok: false, error: untold("seat-changed") });
    }
  }

  #seated({ place, device }: Extract<ServerFrame, { t: "seated" }>): void {
    const known = this.#table;
    const moved = place !== this.#place;
    this.#place = place;
    this.#device = device;
    // In the lobby all are told the same but of their own keys, and a new sitter has none yet.
    const isNewSitter = place !== null && device === 1 && !known?.order;
    if (moved && known && !isNewSitter) {
      this.#table = null;
      return this.hello();
    }
    this.#ports.changed();
  }

  #event(event: WireEvent): void {
    const known = this.#table;
    if (!known || event.seq <= known.seq) return;
    if (event.seq > known.seq + 1) {
      // Once: a second welcome would begin where the first has already led.
      if (this.#welcomed) this.hello();
      return;
    }
    this.#table = follow(known, event);
    this.#ports.changed();
  }

  #know(status: Status): void {
    this.#status = status;
    this.#ahead = status.now - this.#ports.now();
  }

  #say(frame: ClientFrame): void {
    this.#ports.send(JSON.stringify(frame));
  }
}
