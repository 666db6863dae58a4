import { err, ok, type Result } from "@endstation/engine";
import type { Place } from "../action.ts";
import { type Creation, type CreationSecrets, createRematch } from "../create.ts";
import { type Credential, credentialOf } from "../credential.ts";
import { decide } from "../decide/decide.ts";
import { digestOf } from "../digest.ts";
import type { EventBody, MatchEvent } from "../event.ts";
import { parseFrame } from "../frame.ts";
import { apply, type Match } from "../match.ts";
import { isOver } from "../position.ts";
import type { Answer, Command, Hello, Welcome } from "../protocol.ts";
import { type MatchRecord, recordOf } from "../record.ts";
import { type Refusal, refusal } from "../refusal.ts";
import { nextDue, settle } from "../settle.ts";
import { speaks } from "../speaks.ts";
import { CLOSE_CODES } from "../wire.ts";
import { Audience, credentialOfPeer, placesOf } from "./audience.ts";
import { Buckets } from "./buckets.ts";
import { lateOr } from "./late.ts";
import { News } from "./news.ts";
import { type Peer, send } from "./peer.ts";
import { Refusals } from "./refusals.ts";

const MAX_MALFORMED = 3;
const TOO_MANY = refusal("too-many");

/** What a room needs of the place where it stands. */
export interface RoomPorts {
  /** The server's time, in ms. */
  now(): number;
  /** All connections that are open now; the same objects each time. */
  peers(): readonly Peer[];
  /** Stores events, all of them or none. When it returns nothing said of them is a lie. */
  append(events: readonly MatchEvent[]): void;
  /** Fresh random bytes and the key, for the match that this one goes on with. */
  secrets(): CreationSecrets;
  /** Brings another match into being; the same one again changes nothing. */
  found(creation: Creation): Promise<void>;
  /** When a place's last connection went, in ms; 0 for never. Outlives the room. */
  lastSeen(place: Place): number;
  noteSeen(place: Place, at: number): void;
  /** The most that a bot's decision may take here, in ms: which levels may be seated. */
  readonly botMs: number;
}

/**
 * A match and those connected to it: what comes in is judged, stored, then told. All rules of
 * when and to whom are here; the shell around it has the sockets, the storage and the alarm.
 *
 * An exception out of any method means that memory may be ahead of storage: the shell must
 * forget the room and build a new one from the log.
 */
export class Room {
  readonly #ports: RoomPorts;
  readonly #audience: Audience;
  readonly #news: News;
  // Forgotten when the room is built anew, which takes longer than a full bucket.
  readonly #buckets = new Buckets();
  readonly #malformed = new WeakMap<Peer, number>();
  readonly #refusals = new Refusals();
  #match: Match;
  /** The next match that is being made, and the ids of the commands that wait for it. */
  #rematch: { readonly ids: Set<string>; readonly made: Promise<void> } | null = null;

  constructor(match: Match, ports: RoomPorts) {
    this.#match = match;
    this.#ports = ports;
    this.#audience = new Audience(() => ports.peers());
    this.#news = new News(this.#audience, ports);
  }

  get match(): Match {
    return this.#match;
  }

  /** To be called before a peer is added to those that `peers` gives. */
  admit(): void {
    this.#audience.admit();
  }

  /** Takes one frame of a peer. */
  async receive(peer: Peer, raw: string | ArrayBuffer): Promise<void> {
    const now = this.#ports.now();
    const frame = parseFrame(raw);
    if (!frame.ok) return this.#refuseFrame(peer, frame.error);
    const { value } = frame;
    if (!this.#buckets.take(peer, now)) {
      const isCommand = value.t === "cmd";
      return send(peer, isCommand ? this.#tooMany(value.id) : { t: "error", error: TOO_MANY });
    }
    this.settle();
    if (value.t === "hello") return this.#hello(peer, value);
    if (peer.state === null) return this.#refuseFrame(peer, refusal("malformed"));
    if (value.t === "react") return this.#news.reaction(this.#match, peer, value.reaction);
    // Whoever takes or asks for a seat speaks for it from then on: nothing else is said to it
    // over this connection before it has been answered.
    const answer = await this.#answer(credentialOfPeer(this.#match, peer), value, (token) =>
      peer.remember({ ...peer.state!, digest: digestOf(token) }),
    );
    send(peer, answer);
  }

  /**
   * Takes a command from whoever has no socket. `token` is what opens the seat, if any; without
   * one `caller` tells those apart who speak, so that none of them uses up what all may say.
   */
  async command(token: string | null, command: Command, caller: string): Promise<Answer> {
    const who = token === null ? null : credentialOf(this.#match, token);
    if (!this.#buckets.take(who?.place ?? caller, this.#ports.now())) {
      return this.#tooMany(command.id);
    }
    this.settle();
    return await this.#answer(who, command, () => {});
  }

  /** A peer has gone. */
  leave(peer: Peer): void {
    const now = this.#ports.now();
    const { here } = this.#audience.presence(this.#match, now, peer);
    for (const place of placesOf(this.#match, peer)) {
      if (!here.includes(place)) this.#ports.noteSeen(place, now);
    }
    this.#news.presence(this.#match, peer);
  }

  /** What a hello is answered with, for those without a socket. */
  look(hello: {
    readonly pv: number;
    readonly token: string | null;
    readonly have: number;
    /** Set where somebody only asks how it stands, as from home, and is not at the table. */
    readonly isGlance?: boolean;
  }): Result<Welcome, Refusal> {
    this.settle();
    if (!speaks(this.#match, hello.pv)) return err(refusal("version"));
    const who = hello.token === null ? null : credentialOf(this.#match, hello.token);
    if (who && !hello.isGlance) {
      this.#audience.note(who.place, this.#ports.now());
      this.#news.presence(this.#match);
    }
    return ok(this.#news.welcome(this.#match, who, hello));
  }

  record(): Result<MatchRecord, Refusal> {
    this.settle();
    return recordOf(this.#match);
  }

  /** The place that a peer speaks for; `null` for a watcher. */
  placeOf(peer: Peer): Place | null {
    return credentialOfPeer(this.#match, peer)?.place ?? null;
  }

  /** When someone at a place was last seen to look, in ms; 0: never. */
  lastSign(place: Place): number {
    return this.#audience.lastSign(this.#match, place);
  }

  /** Does what is due by the clock. */
  settle(): void {
    const events = settle(this.#match, this.#ports.now());
    if (events.length > 0) this.#happen(events);
  }

  /** When the room wants to be woken to settle; `null` for not by itself. */
  nextDue(): number | null {
    return nextDue(this.#match, this.#ports.now());
  }

  closeAll(code: number): void {
    this.#audience.closeAll(code);
  }

  #hello(peer: Peer, { pv, have, token, also = [] }: Hello): void {
    if (!speaks(this.#match, pv)) return this.#news.refuseVersion(peer);
    this.#audience.greet(this.#match, peer, {
      pv,
      since: this.#ports.now(),
      digest: token === undefined ? null : digestOf(token),
      also: also.map(digestOf),
    });
    const who = credentialOfPeer(this.#match, peer);
    send(peer, this.#news.welcome(this.#match, who, { pv, have }));
    this.#news.presence(this.#match);
  }

  /** `speaksFor` is told the token by which the sender is to be known from now on. */
  async #answer(
    who: Credential | null,
    command: Command,
    speaksFor: (token: string) => void,
  ): Promise<Answer> {
    const { id, action } = command;
    const known = this.#known(id);
    if (known) return known;
    // Where there is a next match already, all who ask are told of it: only the first command of
    // those that asked for it is in the log, and a copy of another may come without its seat.
    const isKnownToAll = this.#match.next !== null;
    const asks = action.type === "rematch" && (who !== null || isKnownToAll) && isOver(this.#match);
    // A copy of a command that waits for the next match has the same answer, whoever brings it.
    if (asks || this.#rematch?.ids.has(id)) return await this.#goOn(id);
    const now = this.#ports.now();
    const { here } = this.#audience.presence(this.#match, now);
    const lastSeen = (place: Place) =>
      Math.max(this.#ports.lastSeen(place), this.#audience.lastSeen(this.#match, place));
    const decision = decide(
      this.#match,
      { who, command },
      {
        now,
        here,
        lastSeen,
        botMs: this.#ports.botMs,
      },
    );
    if (!decision.ok) {
      return refused(id, this.#refusals.keep(id, lateOr(decision.error, this.#match, command)));
    }
    if ("token" in action) speaksFor(action.token);
    this.#happen(this.#numbered(decision.value, id));
    const { seq } = this.#match.log.at(-1)!;
    this.settle();
    return { t: "answer", id, ok: true, seq };
  }

  /** The answer that the command of an id has had; `null` if it has had none. */
  #known(id: string): Answer | null {
    const seq = this.#match.done.get(id);
    if (seq !== undefined) return { t: "answer", id, ok: true, seq };
    const error = this.#refusals.of(id);
    return error && refused(id, error);
  }

  #tooMany(id: string): Answer {
    return this.#known(id) ?? refused(id, this.#refusals.keep(id, TOO_MANY));
  }

  /** Makes the match that this one goes on with: once, whoever asks first. */
  async #goOn(id: string): Promise<Answer> {
    if (this.#match.next === null) {
      this.#rematch ??= { ids: new Set(), made: this.#makeNext(id) };
      this.#rematch.ids.add(id);
      try {
        await this.#rematch.made;
      } finally {
        this.#rematch = null;
      }
    }
    const made = this.#match.log.findLast(({ body }) => body.type === "rematched")!;
    return { t: "answer", id, ok: true, seq: made.seq };
  }

  async #makeNext(id: string): Promise<void> {
    const creation = createRematch(this.#match, this.#ports.secrets());
    // First the match, then the word of it: a link that leads nowhere is never told.
    await this.#ports.found(creation);
    this.#happen(this.#numbered([{ type: "rematched", next: creation.id }], id));
  }

  #numbered(bodies: readonly EventBody[], command: string): readonly MatchEvent[] {
    const at = this.#ports.now();
    const { length } = this.#match.log;
    return bodies.map((body, i) => ({ seq: length + 1 + i, at, command, body }));
  }

  /** Stores events, then lets them be true, then tells of them. */
  #happen(events: readonly MatchEvent[]): void {
    const before = this.#match;
    this.#ports.append(events);
    for (const event of events) this.#match = apply(this.#match, event);
    this.#news.happened(this.#match, before);
  }

  #refuseFrame(peer: Peer, error: Refusal): void {
    send(peer, { t: "error", error });
    if (error.code === "too-large") return peer.close(CLOSE_CODES.tooLarge);
    const count = (this.#malformed.get(peer) ?? 0) + 1;
    this.#malformed.set(peer, count);
    if (count >= MAX_MALFORMED) peer.close(CLOSE_CODES.malformed);
  }
}

const refused = (id: string, error: Refusal): Answer => ({ t: "answer", id, ok: false, error });
