import type { Place } from "../../src/action.ts";
import type { MatchEvent } from "../../src/event.ts";
import { type Match, rebuild } from "../../src/match.ts";
import type { Peer, PeerState } from "../../src/room/peer.ts";
import { Room } from "../../src/room/room.ts";
import { PROTOCOL_VERSION } from "../../src/wire.ts";

/** One thing that is done in a room, at a time of the server's clock. */
export interface Line {
  readonly at: number;
  readonly deed: Deed;
}
export type Deed =
  | { readonly kind: "say"; readonly socket: number; readonly text: string }
  /** A socket goes, or comes back. */
  | { readonly kind: "leave" | "come"; readonly socket: number }
  /** One without a socket asks what is new. */
  | { readonly kind: "look"; readonly viewer: Place | null; readonly have: number }
  /** The alarm. */
  | { readonly kind: "ring" };

/** A fault that is planted: what is sent in the place of a frame. */
export type Leak = (
  text: string,
  to: { readonly match: Match; readonly viewer: Place | null },
) => string;

export const FAITHFUL: Leak = (text) => text;

export interface Staged {
  readonly id: string;
  readonly log: readonly MatchEvent[];
  /** The token of each place. */
  readonly tokens: readonly string[];
}

class StagePeer implements Peer {
  state: PeerState | null = null;
  isOpen = true;
  readonly #stage: Stage;
  readonly #index: number;

  constructor(stage: Stage, index: number) {
    this.#stage = stage;
    this.#index = index;
  }

  remember(state: PeerState): void {
    this.state = state;
  }

  send(text: string): void {
    this.#stage.tell(this.#index, text);
  }

  close(code: number): void {
    this.isOpen = false;
    this.#stage.tell(this.#index, `closed ${code}`);
  }

  lastSign(): number {
    return this.#stage.now;
  }
}

/**
 * A room with sockets on which lines are played: two for each place, and one of a spectator. All
 * that each viewer is sent is kept, in its order.
 */
export class Stage {
  /** The one on which a line is being played: a planted bot looks behind its scenes. */
  static get played(): Stage {
    if (Stage.#played === null) throw new Error("No line has been played yet.");
    return Stage.#played;
  }

  static #played: Stage | null = null;

  readonly room: Room;
  now: number;
  readonly #parts: Staged;
  readonly #leak: Leak;
  readonly #peers: StagePeer[];
  readonly #sent = new Map<Place | null, string[]>();

  constructor(parts: Staged, deal: unknown, leak: Leak = FAITHFUL) {
    this.#parts = parts;
    this.#leak = leak;
    const log = parts.log.map((event) =>
      event.body.type === "started" ? { ...event, body: { ...event.body, deal } } : event,
    );
    this.now = log.at(-1)!.at;
    this.#peers = Array.from({ length: this.sockets }, (_, i) => new StagePeer(this, i));
    this.room = new Room(rebuild(parts.id, log), {
      now: () => this.now,
      peers: () => this.#peers.filter(({ isOpen }) => isOpen),
      append: () => {},
      secrets: () => {
        throw new Error("No rematch is played here.");
      },
      found: async () => {},
      botMs: 10,
      lastSeen: () => 0,
      noteSeen: () => {},
    });
  }

  /** How many persons play: their places are the first ones. */
  get persons(): number {
    return this.#parts.tokens.length;
  }

  get sockets(): number {
    return 2 * this.persons + 1;
  }

  /** Whom a socket speaks for. */
  viewerOf(socket: number): Place | null {
    return socket < 2 * this.persons ? socket % this.persons : null;
  }

  /** All that a viewer was sent so far. */
  sentTo(viewer: Place | null): readonly string[] {
    return this.#sent.get(viewer) ?? [];
  }

  tell(socket: number, text: string): void {
    this.#keep(this.viewerOf(socket), `${socket} ${this.#leaked(this.viewerOf(socket), text)}`);
  }

  /** All say hello. */
  async open(): Promise<void> {
    for (let socket = 0; socket < this.sockets; socket++) await this.#hello(socket, 0);
  }

  async play({ at, deed }: Line): Promise<void> {
    this.now = at;
    Stage.#played = this;
    switch (deed.kind) {
      case "say":
        return await this.room.receive(this.#peers[deed.socket]!, deed.text);
      case "leave": {
        const peer = this.#peers[deed.socket]!;
        peer.isOpen = false;
        return this.room.leave(peer);
      }
      case "come":
        return await this.#hello(deed.socket, 0);
      case "look": {
        const token = deed.viewer === null ? null : this.#parts.tokens[deed.viewer]!;
        const welcome = this.room.look({ pv: PROTOCOL_VERSION, token, have: deed.have });
        return this.#keep(deed.viewer, this.#leaked(deed.viewer, JSON.stringify(welcome)));
      }
      case "ring":
        return this.room.settle();
    }
  }

  async #hello(socket: number, have: number): Promise<void> {
    const peer = this.#peers[socket]!;
    peer.isOpen = true;
    const viewer = this.viewerOf(socket);
    const token = viewer === null ? {} : { token: this.#parts.tokens[viewer] };
    const hello = { t: "hello", pv: PROTOCOL_VERSION, have, ...token };
    await this.room.receive(peer, JSON.stringify(hello));
  }

  #leaked(viewer: Place | null, text: string): string {
    return this.#leak(text, { match: this.room.match, viewer });
  }

  #keep(viewer: Place | null, text: string): void {
    const sent = this.#sent.get(viewer) ?? [];
    sent.push(text);
    this.#sent.set(viewer, sent);
  }
}
