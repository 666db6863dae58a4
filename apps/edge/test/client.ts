import { exports } from "cloudflare:workers";
import type {
  Action,
  Colour,
  Created,
  ServerFrame,
  Table,
  Terms,
  WireEvent,
} from "@endstation/match";
import { EMPTY_TABLE, follow, PROTOCOL_VERSION } from "@endstation/match";

const ORIGIN = "http://endstation.test";
let callers = 0;

/** A call of one more caller, if it does not say whose: one may not call as often as a test file. */
export const call = (path: string, init?: RequestInit): Promise<Response> =>
  exports.default.fetch(`${ORIGIN}/api${path}`, {
    ...init,
    headers: { "CF-Connecting-IP": `caller ${callers++}`, ...init?.headers },
  });

/** Creates a match, each as another caller: one caller may not create as many as a test file. */
export async function create(
  options: object = { players: 2 },
  game: string = "cable-car",
  terms?: Terms,
): Promise<Created> {
  const body = JSON.stringify({ game, options, terms });
  const headers = { "CF-Connecting-IP": `192.0.2.${callers++}` };
  const response = await call("/matches", { method: "POST", body, headers });
  if (response.status !== 201) throw new Error(await response.text());
  return (await response.json()) as Created;
}

let commands = 0;
/** A text of the form of a command's id, another one at each call. */
export const commandId = (): string => `${++commands}`.padStart(22, "c");

/** The token of a person called `name`. */
export const tokenOf = (name: string): string => name.padEnd(43, "t");

/** One end of a socket to a match, and all that came over it, as text. */
export class Client {
  readonly socket: WebSocket;
  readonly texts: string[] = [];
  closed: number | null = null;
  table: Table = EMPTY_TABLE;
  place: number | null = null;
  #changed: (() => void)[] = [];

  private constructor(socket: WebSocket) {
    this.socket = socket;
    socket.accept();
    socket.addEventListener("message", ({ data }) => {
      this.texts.push(data as string);
      if (data !== "pong") this.#read(JSON.parse(data as string) as ServerFrame);
      for (const wake of this.#changed.splice(0)) wake();
    });
    socket.addEventListener("close", ({ code }) => {
      this.closed = code;
      for (const wake of this.#changed.splice(0)) wake();
    });
  }

  static async open(id: string): Promise<Client> {
    const headers = { Upgrade: "websocket" };
    const { webSocket } = await call(`/matches/${id}/socket`, { headers });
    if (!webSocket) throw new Error("No socket was opened.");
    return new Client(webSocket);
  }

  /** Opens a socket and says hello; with a name, as the one who holds that name's token. */
  static async hello(id: string, name?: string): Promise<Client> {
    const client = await Client.open(id);
    await client.hello(name);
    return client;
  }

  async hello(name?: string): Promise<void> {
    const token = name === undefined ? {} : { token: tokenOf(name) };
    this.say({ t: "hello", pv: PROTOCOL_VERSION, have: this.table.seq, ...token });
    await this.frame("welcome");
  }

  say(frame: unknown): void {
    this.socket.send(typeof frame === "string" ? frame : JSON.stringify(frame));
  }

  /** Does something, and gives the answer. */
  async do(action: Action, { id = commandId(), base = this.table.revision } = {}) {
    this.say({ t: "cmd", id, base, action });
    return await this.until(() =>
      this.frames().find((frame) => frame.t === "answer" && frame.id === id),
    );
  }

  join(invite: string, name: string, colour: Colour) {
    const value = "00".repeat(16);
    return this.do({ type: "join", invite, token: tokenOf(name), name, colour, value });
  }

  frames(): ServerFrame[] {
    return this.texts.filter((text) => text !== "pong").map((text) => JSON.parse(text));
  }

  /** The last frame of a kind, waiting for the first. */
  frame<T extends ServerFrame["t"]>(t: T): Promise<Extract<ServerFrame, { t: T }>> {
    return this.until(() => this.frames().findLast((frame) => frame.t === t)) as Promise<
      Extract<ServerFrame, { t: T }>
    >;
  }

  /** Waits until the table has come to an event. */
  at(seq: number): Promise<true> {
    return this.until(() => this.table.seq >= seq || undefined) as Promise<true>;
  }

  async until<Value>(look: () => Value | undefined): Promise<Value> {
    for (;;) {
      const found = look();
      if (found !== undefined) return found;
      if (this.closed !== null) throw new Error(`The socket was closed with ${this.closed}.`);
      await new Promise<void>((resolve) => this.#changed.push(resolve));
    }
  }

  whenClosed(): Promise<number> {
    return new Promise((resolve) => {
      const look = () => {
        if (this.closed !== null) resolve(this.closed);
        else this.#changed.push(look);
      };
      look();
    });
  }

  #read(frame: ServerFrame): void {
    if (frame.t === "welcome") {
      this.place = frame.place;
      for (const event of frame.events) this.#follow(event);
    } else if (frame.t === "event") this.#follow(frame.event);
    else if (frame.t === "seated") this.place = frame.place;
  }

  #follow(event: WireEvent): void {
    if (event.seq !== this.table.seq + 1) throw new Error(`Event ${event.seq} leaves a gap.`);
    this.table = follow(this.table, event);
  }
}
