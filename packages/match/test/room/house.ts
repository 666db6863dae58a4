import type { Action } from "../../src/action.ts";
import { Client } from "../../src/client/client.ts";
import type { Creation } from "../../src/create.ts";
import type { MatchEvent } from "../../src/event.ts";
import { rebuild } from "../../src/match.ts";
import type { ServerFrame } from "../../src/protocol.ts";
import type { Refusal } from "../../src/refusal.ts";
import type { Peer, PeerState } from "../../src/room/peer.ts";
import { Room } from "../../src/room/room.ts";

/** A connection whose other end is at hand: what was sent over it, and whether it was closed. */
export class Wire implements Peer {
  state: PeerState | null = null;
  closed: number | null = null;
  signed = 0;
  readonly texts: string[] = [];
  /** Called with each text that comes over it. */
  onText: (text: string) => void = () => {};

  remember(state: PeerState): void {
    this.state = state;
  }

  send(text: string): void {
    if (this.closed !== null) return;
    this.texts.push(text);
    this.onText(text);
  }

  close(code: number): void {
    this.closed ??= code;
  }

  lastSign(): number {
    return this.signed;
  }

  frames(): ServerFrame[] {
    return this.texts.map((text) => JSON.parse(text) as ServerFrame);
  }
}

/** A room with everything around it in memory: a log, a clock, and the rooms it goes on with. */
export class House {
  readonly log: MatchEvent[];
  readonly founded: Creation[] = [];
  /** When the last connection of each place went. */
  readonly seen = new Map<number, number>();
  wires: Wire[] = [];
  now: number;
  /** What storing does; a test may let it fail. */
  store: (events: readonly MatchEvent[]) => void = (events) => {
    this.log.push(...events);
  };
  room: Room;
  readonly #id: string;
  #random = 0;

  constructor(id: string, log: readonly MatchEvent[]) {
    this.#id = id;
    this.log = [...log];
    this.now = log.at(-1)!.at;
    this.room = this.#open();
  }

  /** The room is built anew from its log, as after a sleep or a crash; connections stay. */
  restart(): void {
    this.room = this.#open();
  }

  /** A connection that has said nothing yet. */
  connect(): Wire {
    this.room.admit();
    const wire = new Wire();
    this.wires.push(wire);
    return wire;
  }

  /** A client at the other end of a new connection, with the keys of some seats. */
  async client(...tokens: string[]): Promise<{ client: Client; wire: Wire; problems: Refusal[] }> {
    const wire = this.connect();
    const problems: Refusal[] = [];
    const client = new Client({
      send: (text) => void this.room.receive(wire, text),
      tokens: () => tokens,
      newId: () => `${++this.#random}`.padStart(22, "c"),
      changed: () => {},
      reaction: () => {},
      failed: (problem) => problems.push(problem),
      renew: () => {},
      now: () => this.now,
    });
    wire.onText = (text) => client.receive(text);
    client.hello();
    return { client, wire, problems };
  }

  /** One command over a connection, and its answer. */
  async say(wire: Wire, action: Action, { base = 0, id = this.commandId() } = {}) {
    await this.room.receive(wire, JSON.stringify({ t: "cmd", id, base, action }));
    return wire.frames().findLast((frame) => frame.t === "answer" && frame.id === id);
  }

  commandId(): string {
    return `${++this.#random}`.padStart(22, "i");
  }

  #open(): Room {
    return new Room(rebuild(this.#id, this.log), {
      now: () => this.now,
      peers: () => this.wires.filter(({ closed }) => closed === null),
      append: (events) => this.store(events),
      secrets: () => {
        const bytes = (length: number) => new Uint8Array(length).fill(++this.#random);
        return { id: bytes(16), invite: bytes(16), seed: bytes(32), key: bytes(32) };
      },
      botMs: 10,
      lastSeen: (place) => this.seen.get(place) ?? 0,
      noteSeen: (place, at) => this.seen.set(place, at),
      found: async (creation) => {
        this.founded.push(creation);
      },
    });
  }
}
