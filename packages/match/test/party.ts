import type { GameId } from "@endstation/engine";
import { gameOf } from "@endstation/engine";
import type { Action, Place } from "../src/action.ts";
import type { Answered } from "../src/client/client.ts";
import { COLOURS } from "../src/colours.ts";
import { createMatch } from "../src/create.ts";
import type { Match } from "../src/match.ts";
import { mover, positionAfter } from "../src/position.ts";
import type { Terms } from "../src/terms.ts";
import { Device } from "./simulation/device.ts";
import { House } from "./simulation/house.ts";
import { Ledger } from "./simulation/ledger.ts";
import { Random } from "./simulation/random.ts";
import type { Wire } from "./simulation/wire.ts";

const KEY = new TextEncoder().encode("a key for tests");

/** A table of real clients at a real room, over a net that does what a test says and no more. */
export class Party {
  now = Date.parse("2030-01-01T00:00:00Z");
  readonly random = new Random(1);
  readonly ledger = new Ledger();
  readonly house: House;
  readonly invite: string;
  readonly devices: Device[] = [];
  /** Every frame that each device's connections have brought, as text. */
  readonly frames = new Map<Device, string[]>();
  readonly #wires: { device: Device; wire: Wire }[] = [];
  readonly #skew: number;

  /** `skew` is how far the devices' clocks are ahead, in ms. */
  constructor(
    game: GameId,
    options: Record<string, unknown>,
    { terms, skew = 0 }: { terms?: Terms; skew?: number } = {},
  ) {
    const { random, ledger } = this;
    this.#skew = skew;
    const creation = createMatch(
      { game, options, terms },
      { id: random.bytes(16), invite: random.bytes(16), seed: random.bytes(32), key: KEY },
    );
    if (!creation.ok) throw new Error(creation.error.message);
    this.invite = creation.value.invite;
    this.house = new House({
      random,
      ledger,
      plant: { name: "nothing" },
      creation: creation.value,
      key: KEY,
      now: () => this.now,
      crashed: () => {},
    });
  }

  /** A party that has begun: one device for each place, by place. */
  static async begun(...parts: ConstructorParameters<typeof Party>): Promise<Party> {
    const party = new Party(...parts);
    const players = party.match.options.players;
    for (let place = 0; place < players; place++) await party.join(await party.device());
    await party.do(party.devices[0]!, { type: "start" });
    return party;
  }

  get match(): Match {
    return this.house.match;
  }

  /** Another browser that opens the link. */
  async device(tokens: readonly string[] = []): Promise<Device> {
    const { random, ledger } = this;
    const now = () => this.now + this.#skew;
    const name = `device ${this.devices.length}`;
    const device = new Device(name, { random, ledger, calls: [], now });
    device.tokens = [...tokens];
    this.devices.push(device);
    this.frames.set(device, []);
    await this.connect(device);
    return device;
  }

  async connect(device: Device): Promise<Wire> {
    const wire = await this.house.open();
    this.#wires.push({ device, wire });
    device.connect(wire);
    await this.flow();
    return wire;
  }

  async join(device: Device, look: { name?: string; invite?: string } = {}): Promise<Answered> {
    const { random, match } = this;
    const token = random.secret(32);
    device.tokens = [token, ...device.tokens];
    const { name = `P${match.arrivals.length}`, invite = this.invite } = look;
    const colour = COLOURS[match.arrivals.length]!;
    return await this.do(device, {
      type: "join",
      invite,
      token,
      value: random.hex(16),
      name,
      colour,
    });
  }

  /** Does something, and lets all arrive; gives what became of it. */
  async do(device: Device, action: Action): Promise<Answered> {
    const answered = device.client.do(action);
    await this.flow();
    return await answered;
  }

  /** Lets all that is under way arrive. */
  async flow(): Promise<void> {
    this.now += 1000;
    for (;;) {
      const busy = this.#wires.find(({ wire }) => wire.up.length + wire.down.length > 0);
      if (!busy) return;
      const { device, wire } = busy;
      if (wire.up.length > 0) {
        void this.house.arrive(wire);
        await new Promise((resolve) => setImmediate(resolve));
      } else {
        const [parcel] = wire.down;
        if (parcel && "text" in parcel) this.frames.get(device)!.push(parcel.text);
        device.arrive(wire);
      }
    }
  }

  /** The device whose seat is to move, and its legal moves. */
  get turn(): { device: Device; place: Place; moves: string[] } {
    const { match } = this;
    const place = mover(match)!;
    const device = this.devices.find(({ client }) => client.place === place)!;
    return { device, place, moves: gameOf(match.gameId).legalMoves(positionAfter(match)) };
  }

  /** Plays on for some plies, by moves that `pick` chooses. */
  async play(plies: number, pick = (moves: readonly string[]) => moves[0]!): Promise<void> {
    for (let ply = 0; ply < plies && mover(this.match) !== null; ply++) {
      const { device, moves } = this.turn;
      const refusal = await this.do(device, { type: "move", moves: [pick(moves)] });
      if (refusal) throw new Error(refusal.message);
    }
  }

  framesOf(device: Device): string {
    return this.frames.get(device)!.join("\n");
  }
}
