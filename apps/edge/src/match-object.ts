import { DurableObject } from "cloudflare:workers";
import { err, ok, type Result } from "@endstation/engine";
import {
  apply,
  CLOSE_CODES,
  type ClientFrame,
  type Command,
  decide,
  type EventBody,
  expiryOf,
  type Match,
  type MatchEvent,
  PING,
  type Place,
  PONG,
  PROTOCOL_VERSION,
  parseFrame,
  placeOf,
  type Refusal,
  rebuild,
  recordOf,
  refusal,
  type ServerFrame,
  tell,
} from "@endstation/match";
import { Audience } from "./audience.ts";
import { Bucket } from "./bucket.ts";
import { EventStore } from "./event-store.ts";
import { logError } from "./log.ts";

type Welcome = Extract<ServerFrame, { t: "welcome" }>;

const MAX_MALFORMED = 3;

/**
 * One match: sockets, storage and the alarm around `packages/match`, which decides all.
 *
 * The log in storage is the match; what is in memory is rebuilt from it at each wake.
 */
export class MatchObject extends DurableObject<Env> {
  readonly #audience: Audience;
  readonly #store: EventStore;
  #match: Match | null;
  // Lost when the object hibernates, which takes longer than a full bucket.
  readonly #buckets = new WeakMap<WebSocket, Bucket>();
  readonly #malformed = new WeakMap<WebSocket, number>();
  #toldPresence = "";

  constructor(ctx: DurableObjectState, env: Env) {
    super(ctx, env);
    this.#audience = new Audience(ctx);
    this.#store = new EventStore(ctx.storage);
    const stored = this.#store.read();
    this.#match = stored && rebuild(stored.id, stored.log);
    ctx.setWebSocketAutoResponse(new WebSocketRequestResponsePair(PING, PONG));
  }

  async create(id: string, created: EventBody): Promise<void> {
    if (this.#match) throw new Error("An id is used once.");
    const event = { seq: 1, at: Date.now(), command: null, body: created };
    this.#store.create(id, event);
    this.#match = rebuild(id, [event]);
    // Nothing is awaited between the two writes, so they are stored together or not at all: no
    // match is left without an end.
    await this.ctx.storage.setAlarm(expiryOf(this.#match));
  }

  /** What a hello is answered with, for those without a socket: a welcome as JSON text. */
  async look(hello: { token: string | null; have: number }): Promise<Result<string, Refusal>> {
    if (!this.#match) return err(refusal("unknown-match"));
    const place = hello.token === null ? null : placeOf(this.#match, hello.token);
    return ok(JSON.stringify(this.#welcome(this.#match, place, hello.have)));
  }

  /** The record of a match that is over, as JSON text. */
  async record(): Promise<Result<string, Refusal>> {
    if (!this.#match) return err(refusal("unknown-match"));
    const record = recordOf(this.#match);
    return record.ok ? ok(JSON.stringify(record.value)) : record;
  }

  override async fetch(): Promise<Response> {
    if (!this.#match) return Response.json({ error: refusal("unknown-match") }, { status: 404 });
    const { 0: client, 1: server } = new WebSocketPair();
    this.#audience.admit(server);
    return new Response(null, { status: 101, webSocket: client });
  }

  override async webSocketMessage(socket: WebSocket, raw: string | ArrayBuffer): Promise<void> {
    try {
      this.#receive(socket, raw);
    } catch (error) {
      // An uncaught error leaves memory as it is, perhaps ahead of storage: begin anew from the
      // log. Clients come back and send again what was not answered.
      logError("message", error);
      this.ctx.abort();
    }
  }

  override async webSocketClose(socket: WebSocket, code: number): Promise<void> {
    // A hibernating socket answers no close by itself. 1005, 1006 and 1015 only tell that there
    // was no code; they cannot be sent.
    this.#audience.close(socket, [1005, 1006, 1015].includes(code) ? 1000 : code);
    this.#tellPresence(socket);
  }

  override async webSocketError(socket: WebSocket): Promise<void> {
    this.#tellPresence(socket);
  }

  /** Deletes the match when its time has come. May run late or twice. */
  override async alarm(): Promise<void> {
    if (!this.#match) return;
    const expiry = expiryOf(this.#match);
    if (Date.now() < expiry) {
      await this.ctx.storage.setAlarm(expiry);
      return;
    }
    this.#audience.closeAll(CLOSE_CODES.gone);
    await this.ctx.storage.deleteAll();
    // The instance in memory would go on without its tables.
    this.ctx.abort();
  }

  #receive(socket: WebSocket, raw: string | ArrayBuffer): void {
    if (!this.#match) return this.#audience.close(socket, CLOSE_CODES.gone);
    const frame = parseFrame(raw);
    if (!frame.ok) return this.#refuseFrame(socket, frame.error);
    if (!this.#bucketOf(socket).take(Date.now())) return this.#tooMany(socket, frame.value);
    if (frame.value.t === "hello") {
      const { token, have } = frame.value;
      const place = token === undefined ? null : placeOf(this.#match, token);
      this.#audience.seat(socket, { place, since: Date.now() });
      this.#audience.send(socket, this.#welcome(this.#match, place, have));
      return this.#tellPresence();
    }
    if (this.#audience.listenerOf(socket).since === 0) {
      return this.#refuseFrame(socket, refusal("malformed"));
    }
    this.#command(this.#match, socket, frame.value);
  }

  #command(match: Match, socket: WebSocket, command: Command): void {
    const { id } = command;
    const known = match.done.get(id);
    if (known !== undefined) {
      return this.#audience.send(socket, { t: "answer", id, ok: true, seq: known });
    }
    const { place } = this.#audience.listenerOf(socket);
    const decision = decide(match, place, command);
    if (!decision.ok) {
      return this.#audience.send(socket, { t: "answer", id, ok: false, error: decision.error });
    }
    const seq = match.log.length + 1;
    const event = { seq, at: Date.now(), command: id, body: decision.value };
    this.#store.append(event);
    this.#match = apply(match, event);
    this.#reseat(socket, event);
    this.#tellEvent(this.#match, event);
    this.#audience.send(socket, { t: "answer", id, ok: true, seq });
  }

  /** A join or a leave changes what sockets speak for. */
  #reseat(socket: WebSocket, { body }: MatchEvent): void {
    if (body.type === "joined") {
      this.#audience.seat(socket, { place: body.place, since: Date.now() });
      this.#audience.send(socket, { t: "seated", place: body.place });
    } else if (body.type === "left") {
      for (const own of this.#audience.unseat(body.place)) {
        this.#audience.send(own, { t: "seated", place: null });
      }
    } else return;
    this.#tellPresence();
  }

  #tellEvent(match: Match, { seq }: MatchEvent): void {
    this.#audience.broadcast((place) =>
      tell(match, place, seq - 1).map((event) => ({ t: "event", event })),
    );
  }

  #tellPresence(leaving?: WebSocket): void {
    const presence = this.#audience.presence(Date.now(), leaving);
    const text = JSON.stringify(presence);
    if (text === this.#toldPresence) return;
    this.#toldPresence = text;
    this.#audience.broadcast(() => [{ t: "presence", presence }]);
  }

  #welcome(match: Match, place: Place | null, have: number): Welcome {
    return {
      t: "welcome",
      pv: PROTOCOL_VERSION,
      place,
      events: tell(match, place, have),
      seq: match.log.length,
      now: Date.now(),
      presence: this.#audience.presence(Date.now()),
    };
  }

  #bucketOf(socket: WebSocket): Bucket {
    const known = this.#buckets.get(socket);
    if (known) return known;
    const bucket = new Bucket(Date.now());
    this.#buckets.set(socket, bucket);
    return bucket;
  }

  #tooMany(socket: WebSocket, frame: ClientFrame): void {
    const error = refusal("too-many");
    this.#audience.send(
      socket,
      frame.t === "cmd" ? { t: "answer", id: frame.id, ok: false, error } : { t: "error", error },
    );
  }

  #refuseFrame(socket: WebSocket, error: Refusal): void {
    this.#audience.send(socket, { t: "error", error });
    if (error.code === "too-large") return this.#audience.close(socket, CLOSE_CODES.tooLarge);
    const count = (this.#malformed.get(socket) ?? 0) + 1;
    this.#malformed.set(socket, count);
    if (count >= MAX_MALFORMED) this.#audience.close(socket, CLOSE_CODES.malformed);
  }
}
