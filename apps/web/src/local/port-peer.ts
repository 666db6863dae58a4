import type { Peer, PeerState } from "@endstation/match";
import type { Clock } from "./clock.ts";
import type { Gate } from "./gate.ts";
import type { FromMatch } from "./messages.ts";

/** One connection of a page to a match in this worker. */
export class PortPeer implements Peer {
  readonly #port: MessagePort;
  readonly #gate: Gate;
  readonly #clock: Clock;
  #state: PeerState | null = null;

  constructor(port: MessagePort, gate: Gate, clock: Clock) {
    this.#port = port;
    this.#gate = gate;
    this.#clock = clock;
  }

  get state(): PeerState | null {
    return this.#state;
  }

  remember(state: PeerState): void {
    this.#state = state;
  }

  send(text: string): void {
    this.#gate.pass(() => this.#post(text));
  }

  close(code: number): void {
    this.#gate.pass(() => this.end(code));
  }

  /** Closes the connection whether or not anything is stored. */
  end(code: number): void {
    this.#post({ closed: code });
    this.#port.close();
  }

  /** The page and its worker live and die together: as long as there is a peer, it is there. */
  lastSign(): number {
    return this.#clock.now();
  }

  #post(message: FromMatch): void {
    this.#port.postMessage(message);
  }
}
