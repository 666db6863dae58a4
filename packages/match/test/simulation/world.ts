import type { GameId } from "@endstation/engine";
import { createMatch } from "../../src/create.ts";
import { digestOf } from "../../src/digest.ts";
import { PROTOCOL_VERSION } from "../../src/wire.ts";
import { type Call, Device, type Reply } from "./device.ts";
import { House } from "./house.ts";
import { Ledger } from "./ledger.ts";
import type { Plant } from "./plant.ts";
import { Random } from "./random.ts";
import type { Wire } from "./wire.ts";
import { type Talk, termsOf, wish } from "./wishes.ts";

const KEY = new TextEncoder().encode("a key for simulations");
const DAY_MS = 86_400_000;

/** Games that are played, with options that are games of their own. */
const GAMES: readonly (readonly [GameId, { readonly players: number }])[] = [
  ["cable-car", { players: 2 }],
  ["cable-car", { players: 4, hand: 2 } as { players: number }],
  ["cable-car", { players: 3, hand: 3, orientation: "free" } as { players: number }],
  ["cable-car", { players: 3, companies: true } as { players: number }],
  ["cable-car", { players: 6, companies: true, exchange: "open" } as { players: number }],
  ["trambahn", { players: 2 }],
  ["trambahn", { players: 2 }],
];

/** One house, a few devices, and all that goes wrong between them; everything follows from a seed. */
export class World {
  readonly random: Random;
  readonly ledger = new Ledger();
  readonly house: House;
  readonly devices: Device[] = [];
  readonly calls: Call[] = [];
  readonly replies: Reply[] = [];
  /** The server's time, in ms. */
  now = Date.parse("2030-01-01T00:00:00Z");
  readonly talk: Talk;
  /** How often things go wrong, beside what is usual. */
  readonly #storm: number;
  /** Connections that still have something under way, or an end that does not know. */
  #wires: { device: Device; wire: Wire }[] = [];

  constructor(seed: number, plant: Plant) {
    const random = new Random(seed);
    this.random = random;
    const [game, options] = random.pick(GAMES);
    const creation = createMatch(
      { game, options, terms: termsOf(random) },
      { id: random.bytes(16), invite: random.bytes(16), seed: random.bytes(32), key: KEY },
    );
    if (!creation.ok) throw new Error(creation.error.message);
    const { created, invite } = creation.value;
    const { ledger } = this;
    if (created.type === "created") ledger.hide(created.seed, "the server's seed");
    ledger.hide(invite, "an invite");
    ledger.hide(digestOf(invite), "an invite's digest");
    const now = () => this.now;
    const crashed = () => this.#crashed();
    const parts = { random, ledger, plant, creation: creation.value, key: KEY, now, crashed };
    this.house = new House(parts);
    this.#storm = random.pick([0.15, 0.5, 1, 2]);
    const quarrelsome = random.chance(0.3);
    this.talk = { random, ledger, invites: [invite], codes: [], tokens: [], quarrelsome };
    const count = options.players + random.below(3);
    for (let i = 0; i < count; i++) {
      const device = new Device(`device ${i}`, { random, ledger, calls: this.calls, now });
      device.old = random.chance(0.15);
      this.devices.push(device);
    }
  }

  /** One thing happens, whatever it is. */
  async step(): Promise<void> {
    const { random, house } = this;
    const storm = this.#storm;
    this.now += random.below(1500);
    const under = (end: "up" | "down") => this.#wires.filter(({ wire }) => wire[end].length > 0);
    const [up, down] = [under("up"), under("down")];
    const unaware = this.#wires.filter(({ wire }) => wire.unnoticed.size > 0);
    const offline = this.devices.filter(({ wire, polling }) => !wire && !polling);
    const online = this.devices.filter(({ wire }) => wire !== null);
    const movers = this.devices.filter(
      ({ client: { place, status, waiting } }) =>
        place !== null && status?.turn === place && waiting.length === 0,
    );
    const when = (list: readonly unknown[], weight: number) => (list.length > 0 ? weight : 0);
    const isDue = house.armed !== null && house.armed <= this.now;
    const deed = random.weighted<() => unknown>([
      [2, () => this.#act(random.pick(this.devices))],
      [when(movers, 4), () => this.#act(random.pick(movers))],
      [when(up, 2 + 2 * up.length), () => this.#arriveUp(random.pick(up))],
      [when(down, 3 + down.length), () => this.#arriveDown(random.pick(down))],
      [when(this.calls, 3), () => this.#serve(random.below(this.calls.length))],
      [when(this.replies, 3), () => this.#reply(random.below(this.replies.length))],
      [when(offline, 2 + offline.length), () => this.#connect(random.pick(offline))],
      [when(unaware, 1), () => this.#notice(random.pick(unaware).wire)],
      [when(online, 0.15 * storm), () => random.pick(online).hangUp()],
      [when(online, 0.25 * storm), () => random.pick(online).wire!.cut(random)],
      [when(online, 0.5), () => this.#ping(random.pick(online).wire!)],
      [0.1 * storm, () => random.pick(this.devices).reload()],
      [0.15 * storm, () => random.pick(this.devices).poll()],
      [0.3, () => this.#askAgain()],
      [0.06 * storm, () => house.crash()],
      [0.08 * storm, () => this.#crashNext()],
      [0.04 * storm, () => this.#deploy()],
      // Only after seconds of silence: whatever was said before has come, or never will.
      [up.length + this.calls.length === 0 ? 0.6 : 0, () => house.evict()],
      [isDue ? 3 : 0.05, () => this.#ring()],
      [when(house.founding, 2), () => house.founding.shift()!()],
      [0.12, () => this.#jump()],
    ]);
    await deed();
    await idle();
  }

  /** Heals the net, and lets all that is under way come to rest. */
  async rest(): Promise<void> {
    this.house.crashAt = null;
    for (let round = 0; round < 40; round++) {
      // Buckets fill, clocks run.
      this.now += 12_000;
      if (this.house.armed !== null && this.house.armed <= this.now) await this.house.ring();
      for (const device of this.devices) {
        if (device.polling) device.hangUp();
        device.polling = false;
        if (!device.wire) await this.#connect(device);
      }
      await this.flow();
      if (this.#isAtRest) return;
    }
    const states = this.devices.map(({ client, wire }) =>
      [client.welcomed, client.waiting.length, wire?.quiet].join(" "),
    );
    this.ledger.fault("all comes to rest", states.join(", "));
  }

  /** All that is under way arrives, in some order. */
  async flow(): Promise<void> {
    for (let left = 3000; left > 0; left--) {
      for (const { wire } of this.#wires) {
        wire.notice("up");
        wire.notice("down");
        this.#ping(wire);
      }
      const up = this.#wires.find(({ wire }) => wire.up.length > 0);
      const down = this.#wires.find(({ wire }) => wire.down.length > 0);
      if (up) await this.#arriveUp(up);
      else if (down) await this.#arriveDown(down);
      else if (this.calls.length > 0) this.#serve(0);
      else if (this.replies.length > 0) this.#reply(0);
      else if (this.house.founding.length > 0) this.house.founding.shift()!();
      else return;
      await idle();
    }
    this.ledger.fault("all comes to rest", "frames go round and round");
  }

  get #isAtRest(): boolean {
    return this.devices.every(
      ({ wire, client }) => wire?.quiet && client.welcomed && client.waiting.length === 0,
    );
  }

  #act(device: Device): void {
    const action = wish(device, this.talk);
    if (!action) return;
    device.do(action);
    // A key pressed twice, or held.
    if (this.random.chance(0.05)) device.do(action);
  }

  async #arriveUp({ device, wire }: { device: Device; wire: Wire }): Promise<void> {
    for (let i = this.random.below(3); i >= 0 && wire.up.length > 0; i--) {
      // Not waited for: an answer may hang on another match, and the house takes more meanwhile.
      void this.house.arrive(wire);
      await idle();
    }
    this.#forget(device, wire);
  }

  #arriveDown({ device, wire }: { device: Device; wire: Wire }): void {
    for (let i = this.random.below(16); i >= 0 && wire.down.length > 0; i--) device.arrive(wire);
    this.#forget(device, wire);
  }

  #serve(index: number): void {
    const call = this.calls[index]!;
    if (--call.copies <= 0) this.calls.splice(index, 1);
    void this.#answer(call);
  }

  async #answer(call: Call): Promise<void> {
    const { random, house } = this;
    const { frame, token } = call;
    const result =
      frame.t === "cmd"
        ? await house.command(token, JSON.stringify(frame))
        : await house.look({ pv: PROTOCOL_VERSION, token, have: frame.have });
    // What is not the answer itself tells a page only that nobody was reached.
    const answer = result && "t" in result && !random.chance(0.15) ? result : null;
    this.replies.push({ call, frame: answer });
  }

  #reply(index: number): void {
    const [reply] = this.replies.splice(index, 1);
    reply!.call.device.hear(reply!);
  }

  async #connect(device: Device): Promise<void> {
    const wire = await this.house.open();
    this.#wires.push({ device, wire });
    this.#ping(wire);
    device.connect(wire);
  }

  #ping(wire: Wire): void {
    if (!wire.dead && wire.clientOpen) wire.lastPing = this.now;
  }

  #notice(wire: Wire): void {
    wire.notice(this.random.pick([...wire.unnoticed]));
  }

  #forget(device: Device, wire: Wire): void {
    const isOver = wire.up.length === 0 && wire.down.length === 0 && wire.unnoticed.size === 0;
    if (!isOver || wire.clientOpen || wire.houseOpen) return;
    this.#wires = this.#wires.filter((one) => one.wire !== wire || one.device !== device);
  }

  /** Pages without a socket ask what is new. */
  #askAgain(): void {
    for (const { polling, client } of this.devices) if (polling) client.hello();
  }

  /** The process dies in the middle of the next write, before or after it has reached the disk. */
  #crashNext(): void {
    this.house.crashAt = this.random.pick(["before", "after"] as const);
  }

  /** What was on its way to the process is lost with it. */
  #crashed(): void {
    for (const call of this.calls.splice(0)) this.replies.push({ call, frame: null });
    this.ledger.checkStored(this.house);
  }

  /** Another build: all sockets are cut, and people still come with pages of the last one. */
  #deploy(): void {
    this.house.crash();
    for (const device of this.devices) if (this.random.chance(0.3)) device.old = true;
  }

  /** The alarm, in time or late, and now and then once more. */
  async #ring(): Promise<void> {
    await this.house.ring();
    if (this.random.chance(0.3)) await this.house.ring();
  }

  #jump(): void {
    const { random } = this;
    this.now += random.chance(0.15)
      ? DAY_MS + 1
      : random.pick([40_000, 65_000, 130_000, 601_000, 3_700_000]);
  }
}

/** All that follows from what was done, to its end: promises that wait for nothing else. */
const idle = () => new Promise<void>((resolve) => setImmediate(resolve));
