import { DurableObject } from "cloudflare:workers";
import { err, ok, type Result } from "@endstation/engine";
import {
  type Answer,
  CLOSE_CODES,
  type Command,
  type Creation,
  credentialOf,
  type EventBody,
  expiryOf,
  isOver,
  type MatchEvent,
  type NoticeState,
  type Peer,
  PING,
  type Place,
  PONG,
  type Refusal,
  Room,
  rebuild,
  refusal,
} from "@endstation/match";
import { count } from "./counters.ts";
import { EventStore } from "./event-store.ts";
import { logError, toldError } from "./log.ts";
import type { Scene } from "./notices/notice.ts";
import { type NoticeRequest, Notices } from "./notices/notices.ts";
import { occasionsOf } from "./notices/occasions.ts";
import { Peers } from "./peers.ts";
import { creationSecrets } from "./secrets.ts";
import { Wake } from "./wake.ts";

/**
 * One match: sockets, storage and the alarm around a `Room`, which decides all.
 *
 * The log in storage is the match; what is in memory is rebuilt from it at each wake.
 */
export class MatchObject extends DurableObject<Env> {
  readonly #peers: Peers;
  readonly #store: EventStore;
  readonly #wake: Wake;
  readonly #notices: Notices;
  #room: Room | null = null;
  /** Why this build cannot read the log that is stored, which another one can; `null` if it can. */
  #unreadable: unknown = null;

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#peers = new Peers(ctx);
    this.#store = new EventStore(ctx.storage);
    this.#wake = new Wake(ctx.storage, () => this.#move());
    this.#notices = new Notices(ctx.storage, env);
    const stored = this.#store.read();
    if (stored) {
      // Thrown from here it would take the alarm along: the platform drops one that keeps failing,
      // and in a build that can read the log nothing would wake the match.
      try {
        this.#room = new Room(rebuild(stored.id, stored.log), this.#ports());
      } catch (error) {
        this.#unreadable = error;
      }
      count("wakes");
    }
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  /** Brings the match into being. The same creation again changes nothing. */
  async create(id: string, created: EventBody): Promise<void> {
    this.#expectReadable();
    if (this.#room) {
      const [first] = this.#room.match.log;
      if (JSON.stringify(first?.body) === JSON.stringify(created)) return;
      throw new Error("An id is used once.");
    }
    const event = { seq: 1, at: Date.now(), command: null, body: created };
    this.#store.create(id, event);
    this.#room = new Room(rebuild(id, [event]), this.#ports());
    // Nothing is awaited between the two writes, so they are stored together or not at all: no
    // match is left without an end.
    await this.#wake.begin(expiryOf(this.#room.match));
  }

  /** Answers when the object's storage does; it writes nothing. */
  async probe(): Promise<void> {
    this.ctx.storage.sql.exec("SELECT 1").one();
  }

  /** What a hello is answered with, for those without a socket: a welcome as JSON text. */
  async look(hello: {
    readonly pv: number;
    readonly token: string | null;
    readonly have: number;
    readonly isGlance: boolean;
  }): Promise<Result<string, Refusal>> {
    return this.#in(async (room) => {
      const welcome = room.look(hello);
      return welcome.ok ? ok(JSON.stringify(welcome.value)) : welcome;
    });
  }

  /** A command of whoever has no socket; `caller` tells those apart who show no token. */
  async command(
    token: string | null,
    command: Command,
    caller: string,
  ): Promise<Result<Answer, Refusal>> {
    return this.#in(async (room) => ok(await room.command(token, command, caller)));
  }

  /** The record of a match that is over, as JSON text. */
  async record(): Promise<Result<string, Refusal>> {
    return this.#in(async (room) => {
      const record = room.record();
      return record.ok ? ok(JSON.stringify(record.value)) : record;
    });
  }

  /** What the seat of a token is told at, after a change that it asks for. */
  async notices(
    token: string | null,
    request: NoticeRequest,
  ): Promise<Result<NoticeState, Refusal>> {
    return this.#in(async (room) => {
      const who = token === null ? null : credentialOf(room.match, token);
      if (who === null) return err(refusal("not-seated"));
      return ok(await this.#notices.set(who.place, request, sceneOf(room)));
    });
  }

  override async fetch(): Promise<Response> {
    this.#expectReadable();
    if (!this.#room) return Response.json({ error: refusal("unknown-match") }, { status: 404 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#room.admit();
    this.ctx.acceptWebSocket(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    const peer = this.#peers.of(socket);
    // Its client comes back, and is answered as any call.
    if (this.#unreadable !== null) return peer.close(INTERNAL_ERROR);
    if (!this.#room) return peer.close(CLOSE_CODES.gone);
    await this.#in((room) => room.receive(peer, raw));
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    const peer = this.#peers.of(socket);
    this.#noteSeen(peer);
    // A hibernating socket answers no close by itself. 1005, 1006 and 1015 only tell that there
    // was no code; they cannot be sent.
    peer.close([1005, 1006, 1015].includes(code) ? 1000 : code);
    this.#room?.leave(peer);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    const peer = this.#peers.of(socket);
    this.#noteSeen(peer);
    this.#room?.leave(peer);
  }

  /**
   * Does what is due, tells who is to be told, and deletes the match when its time has come. May
   * run late or twice. Of a match that this build cannot read it only sets the next alarm.
   */
  override async alarm(): Promise<void> {
    await this.#wake.ring(() => this.#ring());
  }

  /** Does what is due soon after something else, such as a bot's move. */
  async #move(): Promise<void> {
    try {
      await this.#in(async (room) => room.settle());
    } catch {
      // It was told, and the object begins anew from the log.
    }
  }

  async #ring(): Promise<void> {
    if (this.#unreadable !== null) return await this.#wake.by(Date.now() + READ_AGAIN_MS);
    if (!this.#room) return;
    await this.#in(async (room) => {
      room.settle();
      await this.#notices.send(sceneOf(room), Date.now());
      // Sending takes seconds, in which more may have become due.
      room.settle();
    });
    if (Date.now() < expiryOf(this.#room.match)) return;
    if (!isOver(this.#room.match)) count("moves", this.#room.match.moves.length);
    this.#room.closeAll(CLOSE_CODES.gone);
    await this.ctx.storage.deleteAll();
    // The instance in memory would go on without its tables.
    this.ctx.abort();
  }

  /** Does something in the room, and sees to it that the object is woken when that wants it. */
  async #in<Value>(deed: (room: Room) => Promise<Value>): Promise<Value | Result<never, Refusal>> {
    this.#expectReadable();
    const room = this.#room;
    if (!room) return err(refusal("unknown-match"));
    const wasOver = isOver(room.match);
    try {
      const value = await deed(room);
      // At once for a whole match: a count for each move would cost as much as the move.
      if (!wasOver && isOver(room.match)) count("moves", room.match.moves.length);
      await this.#wake.by(this.#nextWake(room));
      return value;
    } catch (error) {
      // An uncaught error leaves memory as it is, perhaps ahead of storage: begin anew from the
      // log. Clients come back and send again what was not answered.
      const told = toldError(logError("room", error));
      this.ctx.abort(told.message);
      throw told;
    }
  }

  /** Throws where this build cannot read the log: it is no match to answer for, nor a free id. */
  #expectReadable(): void {
    if (this.#unreadable === null) return;
    throw toldError(logError("room", this.#unreadable));
  }

  #nextWake(room: Room): number {
    const times = [room.nextDue(), this.#notices.wake(sceneOf(room)), expiryOf(room.match)];
    return Math.min(...times.filter((time) => time !== null));
  }

  /** What its player has seen is noted before the last ping of a socket goes with it. */
  #noteSeen(peer: Peer): void {
    const place = this.#room?.placeOf(peer) ?? null;
    if (!this.#room || place === null) return;
    this.#notices.seen({ place, at: peer.lastSign() }, sceneOf(this.#room));
  }

  #ports() {
    return {
      now: () => Date.now(),
      peers: () => this.#peers.all(),
      append: (events: readonly MatchEvent[]) => {
        this.#store.append(events);
        for (const { body } of events) this.#notices.follow(body);
      },
      secrets: () => creationSecrets(this.env),
      botMs: BOT_MS,
      lastSeen: (place: Place) => this.ctx.storage.kv.get<number>(seenKey(place)) ?? 0,
      noteSeen: (place: Place, at: number) => this.ctx.storage.kv.put(seenKey(place), at),
      found: async ({ id, created }: Creation) => {
        await this.env.MATCH.getByName(id).create(id, created);
        count("matches");
      },
    };
  }
}

/** The most that a bot's decision may take, in ms: what an event may use of the processor. */
const BOT_MS = 10;

/** How soon, in ms, a match that this build cannot read is looked at again, by a newer one maybe. */
const READ_AGAIN_MS = 3_600_000;

/** RFC 6455's code for a socket that is closed by a fault of the server. */
const INTERNAL_ERROR = 1011;

/** Under which the object keeps when a place's last connection went. */
const seenKey = (place: Place) => `seen-${place}`;

/** A room as its notices see it. */
const sceneOf = (room: Room): Scene => ({
  match: room.match.id,
  game: room.match.gameId,
  seq: room.match.log.length,
  occasions: () => occasionsOf(room.match),
  lastSign: (place) => room.lastSign(place),
});
