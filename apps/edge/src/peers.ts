import type { Peer, PeerState } from "@endstation/match";

/** The hibernating sockets of one match, as its room knows them: the same object each time. */
export class Peers {
  readonly #ctx: DurableObjectState;
  readonly #known = new WeakMap<WebSocket, Peer>();

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  all(): readonly Peer[] {
    return this.#ctx.getWebSockets().map((socket) => this.of(socket));
  }

  of(socket: WebSocket): Peer {
    const known = this.#known.get(socket);
    if (known) return known;
    const peer = new SocketPeer(this.#ctx, socket);
    this.#known.set(socket, peer);
    return peer;
  }
}

class SocketPeer implements Peer {
  readonly #ctx: DurableObjectState;
  readonly #socket: WebSocket;

  constructor(ctx: DurableObjectState, socket: WebSocket) {
    this.#ctx = ctx;
    this.#socket = socket;
  }

  // The attachment lives through hibernation, as nothing in memory does.
  get state(): PeerState | null {
    return this.#socket.deserializeAttachment() as PeerState | null;
  }

  remember(state: PeerState): void {
    this.#socket.serializeAttachment(state);
  }

  send(text: string): void {
    try {
      this.#socket.send(text);
    } catch {
      // It is closing; its client will ask for what it has missed.
    }
  }

  close(code: number): void {
    try {
      this.#socket.close(code);
    } catch {
      // It is closing already.
    }
  }

  lastSign(): number {
    return this.#ctx.getWebSocketAutoResponseTimestamp(this.#socket)?.getTime() ?? 0;
  }
}
