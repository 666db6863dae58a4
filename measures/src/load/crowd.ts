import type { Action } from "@endstation/match";
import { type Device, HistoryLost, type Patience } from "../client/device.ts";
import { create, gather, join, nextToMove, type Party } from "../client/party.ts";
import { Ledger } from "./ledger.ts";

/** What a crowd is made of. */
export interface CrowdPlan {
  /** Parties that play, at a time. */
  readonly playing: number;
  /** Parties that only change their names. */
  readonly renaming: number;
  /** One command in so many is followed by the loss of the device's connection; 0 for none. */
  readonly cutEvery: number;
  readonly patience?: Patience;
}

/** What a device does, and how the ledger calls that. */
interface Deed {
  readonly device: Device;
  readonly action: Action;
  readonly effect: string;
}

const PLAYERS = 4;
/** A lobby's log is told whole: after so many events its party goes to another. */
const MAX_LOBBY_EVENTS = 300;
const IN_FLIGHT = 3;

/**
 * Parties of four that keep a server busy until they are told to stop, and a ledger of what was
 * acknowledged to them. Moves and changes of name alike are commands, decided and stored one by
 * one; the changes come without waiting for anyone's turn.
 */
export class Crowd {
  readonly ledger = new Ledger();
  readonly devices = new Set<Device>();
  /** What no party should meet: codes of refusals, and whatever else ended one early. */
  readonly refused: string[] = [];
  /** Times that a device was told of another history, or of events out of order. */
  readonly broken = { gaps: 0, rolledBack: 0 };
  readonly #origin: string;
  readonly #plan: CrowdPlan;
  #stopping = false;
  #names = 0;
  #commands = 0;

  constructor(origin: string, plan: CrowdPlan) {
    this.#origin = origin;
    this.#plan = plan;
    const { playing, renaming } = plan;
    for (let i = 0; i < playing; i++) void this.#keepOn((party) => this.#play(party));
    for (let i = 0; i < renaming; i++) void this.#keepOn((party) => this.#rename(party));
  }

  /** Begins nothing more and waits for all answers; gives how many were still missing. */
  async stop(withinMs: number): Promise<number> {
    this.#stopping = true;
    const until = performance.now() + withinMs;
    const missing = () => [...this.devices].reduce((sum, { unanswered }) => sum + unanswered, 0);
    while (missing() > 0 && performance.now() < until) {
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
    const unanswered = missing();
    for (const device of [...this.devices]) this.#dismiss(device);
    return unanswered;
  }

  /** One party after another, each until its game is over or its match is of no use any more. */
  async #keepOn(use: (party: Party) => Promise<void>): Promise<void> {
    while (!this.#stopping) {
      const devices: Device[] = [];
      try {
        const party = await this.#gather();
        devices.push(...party.devices);
        await this.#seat(party);
        await use(party);
      } catch (error) {
        // Only a planted fault lets a match forget what it has told, or refuse what is in order.
        if (!(error instanceof HistoryLost)) this.refused.push(String(error));
      }
      if (this.#stopping) return;
      for (const device of devices) this.#dismiss(device);
    }
  }

  async #gather(): Promise<Party> {
    const options = { players: PLAYERS };
    const match = await create(this.#origin, { game: "cable-car", options });
    this.ledger.open(match.id);
    const { patience } = this.#plan;
    const party = gather(this.#origin, {
      match,
      players: PLAYERS,
      ...(patience && { patience }),
    });
    for (const device of party.devices) this.devices.add(device);
    return party;
  }

  #dismiss(device: Device): void {
    device.close();
    this.devices.delete(device);
    this.broken.gaps += device.broken.gaps;
    this.broken.rolledBack += device.broken.rolledBack;
  }

  async #seat({ match, devices }: Party): Promise<void> {
    for (const [place, device] of devices.entries()) {
      const { answer, name } = await join(device, match, place);
      this.#enter(match.id, `joined ${name}`, answer);
    }
  }

  async #play(party: Party): Promise<void> {
    const host = party.devices[0]!;
    const started = await this.#do(party, {
      device: host,
      action: { type: "start" },
      effect: "started",
    });
    await host.reached(started);
    while (!this.#stopping) {
      const next = await nextToMove(party);
      if (!next) return;
      const { device, moves } = next;
      const tiles = moves.filter((move) => move !== "draw");
      const move = tiles[Math.floor(Math.random() * tiles.length)]!;
      const action: Action = { type: "move", moves: [move] };
      const seq = await this.#do(party, { device, action, effect: `moved ${move}` });
      await device.reached(seq);
    }
  }

  async #rename(party: Party): Promise<void> {
    const busy = party.devices.flatMap((device) =>
      Array.from({ length: IN_FLIGHT }, async () => {
        while (!this.#stopping && device.table.seq < MAX_LOBBY_EVENTS) {
          const name = `N${this.#names++}`;
          const action: Action = { type: "change", name };
          await this.#do(party, { device, action, effect: `called ${name}` });
        }
      }),
    );
    await Promise.all(busy);
  }

  async #do({ match }: Party, { device, action, effect }: Deed): Promise<number> {
    const answering = device.do(action);
    const { cutEvery } = this.#plan;
    if (cutEvery > 0 && ++this.#commands % cutEvery === 0) device.cut();
    const { answer } = await answering;
    return this.#enter(match.id, effect, answer);
  }

  #enter(
    match: string,
    effect: string,
    answer: Awaited<ReturnType<Device["do"]>>["answer"],
  ): number {
    if (!answer.ok) throw new Error(answer.error.code);
    this.ledger.enter({ match, seq: answer.seq, effect });
    return answer.seq;
  }
}
