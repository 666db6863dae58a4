import { CLOSE_CODES, type Place, type Presence, type ServerFrame } from "@endstation/match";

/** What a socket carries through hibernation. */
export interface Listener {
  /** The place that the socket speaks for; `null` for a watcher. */
  readonly place: Place | null;
  /** When it said hello, in ms; 0 before: it is told nothing until then. */
  readonly since: number;
}

const STRANGER: Listener = { place: null, since: 0 };
const MAX_SOCKETS = 32;
const MAX_SOCKETS_A_PLACE = 4;
/** Sockets that have not said hello; all devices of a full match may come back at once. */
const MAX_STRANGERS = 64;
/** A client pings every 25 s; silence longer than this is a connection that has gone. */
const SILENCE_MS = 60_000;

/** Everyone connected to one match. */
export class Audience {
  readonly #ctx: DurableObjectState;

  constructor(ctx: DurableObjectState) {
    this.#ctx = ctx;
  }

  listenerOf(socket: WebSocket): Listener {
    return (socket.deserializeAttachment() as Listener | null) ?? STRANGER;
  }

  /**
   * Accepts a socket, which listens from its hello on. Who it speaks for is not known before, so
   * it takes no room from those who have said theirs, only from the oldest that have not.
   */
  admit(socket: WebSocket): void {
    const strangers = this.#ctx.getWebSockets().filter((one) => this.listenerOf(one).since === 0);
    for (const one of strangers.slice(0, Math.max(0, strangers.length + 1 - MAX_STRANGERS))) {
      this.close(one, CLOSE_CODES.crowded);
    }
    this.#ctx.acceptWebSocket(socket);
  }

  /** From now on the socket speaks for `listener.place`; others make room for it. */
  seat(socket: WebSocket, listener: Listener): void {
    socket.serializeAttachment(listener);
    this.#makeRoom();
  }

  /** All sockets of a place watch from now on. */
  unseat(place: Place): WebSocket[] {
    const sockets = this.#greeted().filter((socket) => this.listenerOf(socket).place === place);
    for (const socket of sockets) {
      socket.serializeAttachment({ ...this.listenerOf(socket), place: null });
    }
    return sockets;
  }

  send(socket: WebSocket, frame: ServerFrame): void {
    this.#sendText(socket, JSON.stringify(frame));
  }

  /** Sends each listener the frames made for its place; they are made once a place. */
  broadcast(framesFor: (place: Place | null) => readonly ServerFrame[]): void {
    const texts = new Map<Place | null, string[]>();
    for (const socket of this.#greeted()) {
      const { place } = this.listenerOf(socket);
      const known = texts.get(place);
      const own = known ?? framesFor(place).map((frame) => JSON.stringify(frame));
      if (!known) texts.set(place, own);
      for (const text of own) this.#sendText(socket, text);
    }
  }

  /** Who is here, but for a socket that is leaving. */
  presence(now: number, leaving?: WebSocket): Presence {
    const here = new Set<Place>();
    let watching = 0;
    for (const socket of this.#greeted()) {
      if (socket === leaving || now - this.#lastSign(socket) > SILENCE_MS) continue;
      const { place } = this.listenerOf(socket);
      if (place === null) watching++;
      else here.add(place);
    }
    return { here: [...here].sort((a, b) => a - b), watching };
  }

  closeAll(code: number): void {
    for (const socket of this.#ctx.getWebSockets()) this.close(socket, code);
  }

  close(socket: WebSocket, code: number): void {
    try {
      socket.close(code);
    } catch {
      // It is closing already.
    }
  }

  #greeted(): WebSocket[] {
    return this.#ctx.getWebSockets().filter((socket) => this.listenerOf(socket).since > 0);
  }

  #lastSign(socket: WebSocket): number {
    const pinged = this.#ctx.getWebSocketAutoResponseTimestamp(socket)?.getTime() ?? 0;
    return Math.max(pinged, this.listenerOf(socket).since);
  }

  /** Closes what is too many: of each place the oldest, of all the watchers that came first. */
  #makeRoom(): void {
    const byAge = this.#greeted()
      .map((socket) => ({ socket, ...this.listenerOf(socket) }))
      .sort((a, b) => a.since - b.since);
    const ofPlace = Map.groupBy(byAge, ({ place }) => place);
    const watchers = ofPlace.get(null) ?? [];
    ofPlace.delete(null);
    const crowding = [...ofPlace.values()].flatMap((own) => own.slice(0, -MAX_SOCKETS_A_PLACE));
    const excess = byAge.length - crowding.length - MAX_SOCKETS;
    if (excess > 0) crowding.push(...watchers.slice(0, excess));
    for (const { socket } of crowding) this.close(socket, CLOSE_CODES.crowded);
  }

  #sendText(socket: WebSocket, text: string): void {
    try {
      socket.send(text);
    } catch {
      // It is closing; its client will ask for what it has missed.
    }
  }
}
