import type { Place } from "../../src/action.ts";
import type { Creation, CreationSecrets } from "../../src/create.ts";
import { credentialOfDigest } from "../../src/credential.ts";
import type { MatchEvent } from "../../src/event.ts";
import { expiryOf } from "../../src/expiry.ts";
import { parseCommand } from "../../src/frame.ts";
import { type Match, rebuild } from "../../src/match.ts";
import type { Answer, Welcome } from "../../src/protocol.ts";
import type { Refusal } from "../../src/refusal.ts";
import { Room } from "../../src/room/room.ts";
import type { Ledger } from "./ledger.ts";
import type { Plant } from "./plant.ts";
import type { Random } from "./random.ts";
import { Wire } from "./wire.ts";

/** The process dies; nothing that is in memory comes through. */
class Crash extends Error {}

export interface HouseParts {
  readonly random: Random;
  readonly ledger: Ledger;
  readonly plant: Plant;
  readonly creation: Creation;
  readonly key: Uint8Array;
  /** The server's time, in ms. */
  now(): number;
  /** The process has died. */
  crashed(): void;
}

/**
 * Where the match lives: storage, an alarm and the house's ends of the sockets around a real
 * `Room`. It does what the edge's object does, and dies when it is told to.
 */
export class House {
  readonly #parts: HouseParts;
  /** The log as it is stored: all that a crash leaves. */
  readonly stored: string[] = [];
  wires: Wire[] = [];
  /** When the alarm rings; `null` for never. */
  armed: number | null = null;
  /** The ids of matches that this one has brought into being. */
  readonly founded = new Set<string>();
  /** When the last connection of each place went: stored, as the log is. */
  readonly seen = new Map<number, number>();
  /** Foundings that have not come back. */
  founding: (() => void)[] = [];
  /** Where the next write is cut off: before or after it has reached the disk. */
  crashAt: "before" | "after" | null = null;
  #room: Room | null = null;

  constructor(parts: HouseParts) {
    this.#parts = parts;
    const { created } = parts.creation;
    const event = { seq: 1, at: parts.now(), command: null, body: created };
    this.stored.push(JSON.stringify(event));
  }

  get log(): readonly MatchEvent[] {
    return this.stored.map((row) => JSON.parse(row) as MatchEvent);
  }

  get isAwake(): boolean {
    return this.#room !== null;
  }

  /** The room, built from the log if it is not in memory. */
  awake(): Room {
    if (this.#room) return this.#room;
    const match = rebuild(this.#parts.creation.id, this.log);
    const ports = this.#ports();
    this.#room = this.#parts.plant.room?.(match, ports) ?? new Room(match, ports);
    return this.#room;
  }

  get match(): Match {
    return this.awake().match;
  }

  placeOf(wire: Wire): Place | null {
    const digest = wire.state?.digest ?? null;
    return digest === null ? null : (credentialOfDigest(this.match, digest)?.place ?? null);
  }

  /** A socket comes in. */
  async open(): Promise<Wire> {
    const { ledger, plant } = this.#parts;
    const wire = new Wire({
      leaving: (to, text) => {
        const sent = plant.sending?.(this, to, text) ?? text;
        ledger.sent(this, to, sent);
        return sent;
      },
    });
    await this.#in(async (room) => room.admit());
    this.wires.push(wire);
    return wire;
  }

  /** One parcel of a socket arrives. */
  async arrive(wire: Wire): Promise<void> {
    const parcel = wire.up.shift();
    if (!parcel || !wire.houseOpen) return;
    if ("close" in parcel) {
      wire.close(1000);
      await this.#in(async (room) => room.leave(wire));
      return;
    }
    this.#parts.plant.before?.(this);
    await this.#in((room) => room.receive(wire, parcel.text));
  }

  async look(hello: {
    pv: number;
    token: string | null;
    have: number;
  }): Promise<Welcome | Refusal | null> {
    const welcome = await this.#in(async (room) => room.look(hello));
    if (welcome === null) return null;
    if (welcome.ok) this.#parts.ledger.shown(this, hello.token, welcome.value);
    return welcome.ok ? welcome.value : welcome.error;
  }

  async command(token: string | null, text: string): Promise<Answer | null> {
    const command = parseCommand(text);
    if (!command.ok) throw new Error(command.error.message);
    this.#parts.plant.before?.(this);
    const answer = await this.#in((room) => room.command(token, command.value, "caller"));
    if (answer) this.#parts.ledger.answered(this, answer);
    return answer;
  }

  /** The alarm rings, in time or late. */
  async ring(): Promise<void> {
    this.armed = null;
    await this.#in(async (room) => room.settle());
  }

  /** Memory is given up while nobody speaks; sockets and what they carry stay. */
  evict(): void {
    if (this.founding.length > 0) return;
    this.#room = null;
    this.#parts.ledger.forgotten();
  }

  /** The process dies. */
  crash(): void {
    this.#room = null;
    this.#parts.ledger.forgotten();
    this.crashAt = null;
    this.founding = [];
    for (const wire of this.wires) wire.crash(this.#parts.random);
    this.wires = [];
    this.#parts.crashed();
  }

  async #in<Value>(deed: (room: Room) => Promise<Value>): Promise<Value | null> {
    const room = this.awake();
    try {
      const value = await deed(room);
      if (room !== this.#room) return null;
      const due = Math.min(room.nextDue() ?? Number.POSITIVE_INFINITY, expiryOf(room.match));
      if (this.armed === null || due < this.armed) this.armed = due;
      this.wires = this.wires.filter(({ houseOpen }) => houseOpen);
      return value;
    } catch (error) {
      if (!(error instanceof Crash)) this.#parts.ledger.fault("the room threw", error);
      if (room === this.#room) this.crash();
      return null;
    }
  }

  #ports() {
    const { now, random, key, ledger } = this.#parts;
    return {
      now,
      peers: () => this.wires.filter(({ houseOpen }) => houseOpen),
      append: (events: readonly MatchEvent[]) => {
        const { crashAt } = this;
        if (crashAt === "before") throw new Crash();
        ledger.stored(this, events);
        for (const event of events) this.stored.push(JSON.stringify(event));
        if (crashAt === "after") throw new Crash();
      },
      secrets: (): CreationSecrets => ({
        id: random.bytes(16),
        invite: random.bytes(16),
        seed: random.bytes(32),
        key,
      }),
      botMs: 10,
      lastSeen: (place: number) => this.seen.get(place) ?? 0,
      noteSeen: (place: number, at: number) => this.seen.set(place, at),
      found: ({ id }: Creation) =>
        new Promise<void>((resolve) => {
          this.founding.push(() => {
            this.founded.add(id);
            resolve();
          });
        }),
    };
  }
}
