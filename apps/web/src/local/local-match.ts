import {
  type Creation,
  type MatchEvent,
  type MatchId,
  type Place,
  Room,
  rebuild,
} from "@endstation/match";
import { Clock } from "./clock.ts";
import { OtherLog } from "./event-store.ts";
import { Gate } from "./gate.ts";
import type { FromPage } from "./messages.ts";
import { PortPeer } from "./port-peer.ts";
import { creationSecrets } from "./secrets.ts";

/** What a match needs of the worker that it is in. */
export interface LocalMatchPorts {
  append(events: readonly MatchEvent[]): Promise<void>;
  found(creation: Creation): Promise<void>;
  /** The match cannot go on as it is: memory may be ahead of what is stored. */
  failed(error: unknown): void;
}

/** More than a timer can wait for. */
const LONGEST_TIMER_MS = 2 ** 31 - 1;

/** One match on this device: ports, storage and a timer around a `Room`, which decides all. */
export class LocalMatch {
  readonly #ports: LocalMatchPorts;
  readonly #gate = new Gate();
  readonly #peers = new Set<PortPeer>();
  readonly #clock: Clock;
  readonly #lastSeen = new Map<Place, number>();
  readonly #room: Room;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #ended = false;

  constructor(id: MatchId, log: readonly MatchEvent[], ports: LocalMatchPorts) {
    this.#ports = ports;
    this.#clock = new Clock(log.at(-1)!.at);
    this.#room = new Room(rebuild(id, log), {
      now: () => this.#clock.now(),
      peers: () => [...this.#peers],
      append: (events) => {
        this.#gate.store(() => ports.append(events)).catch(ports.failed);
      },
      secrets: creationSecrets,
      // No page waits for this worker: a bot may think as long as its level takes.
      botMs: Number.POSITIVE_INFINITY,
      found: (creation) => ports.found(creation),
      lastSeen: (place) => this.#lastSeen.get(place) ?? 0,
      noteSeen: (place, at) => this.#lastSeen.set(place, at),
    });
  }

  /** Takes a page's connection. */
  connect(port: MessagePort): void {
    const peer = new PortPeer(port, this.#gate, this.#clock);
    this.#room.admit();
    this.#peers.add(peer);
    port.onmessage = ({ data }: MessageEvent<FromPage>) => {
      if (typeof data === "string") this.#attempt((room) => room.receive(peer, data));
      else {
        this.#peers.delete(peer);
        port.close();
        this.#attempt((room) => room.leave(peer));
      }
    };
  }

  /**
   * Does something in the room; what comes of it is given when it is stored, and not before.
   * Rejects where it cannot be stored, and when the match has ended here.
   */
  async in<Value>(deed: (room: Room) => Value | Promise<Value>): Promise<Value> {
    // Whoever was on the way here when it ended would follow a match that nobody tells anything.
    if (this.#ended) throw new OtherLog();
    const value = await deed(this.#room);
    this.#arm();
    await this.#gate.open();
    return value;
  }

  /** Sends everybody away, and is of no more use. */
  end(code: number): void {
    clearTimeout(this.#timer);
    this.#ended = true;
    for (const peer of this.#peers) peer.end(code);
    this.#peers.clear();
  }

  #attempt(deed: (room: Room) => void | Promise<void>): void {
    this.in(deed).catch(this.#ports.failed);
  }

  /** Wakes the room when it wants it, as long as somebody looks. */
  #arm(): void {
    clearTimeout(this.#timer);
    const due = this.#peers.size > 0 ? this.#room.nextDue() : null;
    if (due === null) return;
    const wait = Math.min(Math.max(0, due - this.#clock.now()), LONGEST_TIMER_MS);
    this.#timer = setTimeout(() => this.#attempt((room) => room.settle()), wait);
  }
}
