import type { Peer, PeerState } from "../../src/room/peer.ts";
import type { Random } from "./random.ts";

/** What is under way in one direction of a connection: a frame, or the word that it is closed. */
export type Parcel = { readonly text: string } | { readonly close: number };

/** What the house's end tells of. */
export interface WireEvents {
  /** A frame leaves the house; gives what is sent. */
  leaving(wire: Wire, text: string): string;
}

/**
 * One socket. As TCP has it, each direction keeps its order and loses nothing but its end: a
 * connection that is cut delivers some of what was under way, and no more.
 */
export class Wire implements Peer {
  readonly up: Parcel[] = [];
  readonly down: Parcel[] = [];
  /** Whether each end takes the connection for open. */
  clientOpen = true;
  houseOpen = true;
  /** Set once nothing more gets through, whatever the ends believe. */
  dead = false;
  /** The ends that have not noticed a cut yet. */
  readonly unnoticed = new Set<"up" | "down">();
  lastPing = 0;
  readonly #events: WireEvents;
  /** As text: it lives through hibernation as nothing in memory does. */
  #attachment: string | null = null;
  /** The last token that was shown over it, for a planted leak to let out. */
  token: string | null = null;

  constructor(events: WireEvents) {
    this.#events = events;
  }

  get state(): PeerState | null {
    return this.#attachment === null ? null : (JSON.parse(this.#attachment) as PeerState);
  }

  remember(state: PeerState): void {
    this.#attachment = JSON.stringify(state);
  }

  send(text: string): void {
    const sent = this.#events.leaving(this, text);
    if (!this.dead && this.houseOpen) this.down.push({ text: sent });
  }

  /** The house closes it. */
  close(code: number): void {
    if (!this.houseOpen) return;
    this.houseOpen = false;
    this.up.length = 0;
    if (!this.dead) this.down.push({ close: code });
  }

  lastSign(): number {
    return this.lastPing;
  }

  /** The client says something. */
  say(text: string): void {
    const { token } = JSON.parse(text) as { token?: string };
    if (token !== undefined) this.token = token;
    if (!this.dead) this.up.push({ text });
  }

  /** The client closes it: what it has said before arrives, what was under way to it does not. */
  leave(): void {
    this.clientOpen = false;
    this.down.length = 0;
    if (!this.dead) this.up.push({ close: 1000 });
  }

  /** Cuts it: a part of what is under way still arrives; each end notices in its own time. */
  cut(random: Random): void {
    if (this.dead) return;
    this.dead = true;
    this.up.length = random.below(this.up.length + 1);
    this.down.length = random.below(this.down.length + 1);
    this.unnoticed.add("up").add("down");
  }

  /** One end of a cut connection learns of it, after what still arrives. */
  notice(end: "up" | "down"): void {
    if (this.unnoticed.delete(end)) this[end].push({ close: 1006 });
  }

  /** The house's process has gone, and with it what was on its way there. */
  crash(random: Random): void {
    this.houseOpen = false;
    this.cut(random);
    this.up.length = 0;
    this.unnoticed.delete("up");
  }

  /** Nothing is under way, and both ends are right to believe in it. */
  get quiet(): boolean {
    return (
      !this.dead &&
      this.clientOpen &&
      this.houseOpen &&
      this.up.length === 0 &&
      this.down.length === 0
    );
  }
}
