import type { Place } from "../../src/action.ts";
import { credentialOf } from "../../src/credential.ts";
import type { MatchEvent } from "../../src/event.ts";
import { seatOf } from "../../src/match.ts";
import { positionAfter } from "../../src/position.ts";
import type { Answer, ServerFrame, Welcome } from "../../src/protocol.ts";
import type { WireEvent } from "../../src/wire-event.ts";
import type { House } from "./house.ts";
import type { Wire } from "./wire.ts";

/** What must never be, and what was. */
export interface Violation {
  readonly invariant: string;
  readonly detail: string;
}

/** A run of letters that could be a token, a code, an invite, a digest, a seed or a value. */
const SECRET_LIKE = /[A-Za-z0-9_-]{22,}/g;

/**
 * Watches all that is stored and all that leaves the house, and keeps the first thing that must
 * not be. It knows the secrets of all who play, as nobody in the match does.
 */
export class Ledger {
  first: Violation | null = null;
  readonly #secrets = new Map<string, string>();
  /** Commands whose answer has reached their client, and the event that it named. */
  readonly #acknowledged = new Map<string, number>();
  /** Commands that were refused since the room was built. */
  readonly #refused = new Set<string>();
  /** The sequence number of each stored command's last event. */
  readonly #done = new Map<string, number>();
  #rows = 1;
  #lastAt = 0;
  #view: { seq: number; by: Map<Place | null, string> } = { seq: 0, by: new Map() };

  fault(invariant: string, detail: unknown): void {
    const text = detail instanceof Error ? `${detail.stack}` : String(detail);
    this.first ??= { invariant, detail: text.slice(0, 2000) };
  }

  /** A text that is to leave the house for nobody. */
  hide(secret: string, what: string): void {
    this.#secrets.set(secret, what);
  }

  /** Events are about to be stored together. */
  stored(house: House, events: readonly MatchEvent[]): void {
    this.#rows = house.stored.length;
    const ids = new Set<string>();
    for (const { seq, at, command } of events) {
      if (seq !== ++this.#rows) this.fault("the log has no gaps", `${seq} as row ${this.#rows}`);
      if (at < this.#lastAt) this.fault("time in the log goes forwards", `${at} < ${this.#lastAt}`);
      this.#lastAt = at;
      if (command === null) continue;
      if (this.#done.has(command) && !ids.has(command)) {
        this.fault("a command has one effect", command);
      }
      if (this.#refused.has(command)) this.fault("a refused command changes nothing", command);
      ids.add(command);
      this.#done.set(command, seq);
    }
  }

  /** A frame leaves the house for a socket. */
  sent(house: House, wire: Wire, text: string): void {
    this.#guard(text);
    const frame = JSON.parse(text) as ServerFrame;
    if (frame.t === "answer") this.answered(house, frame);
    else if (frame.t === "event") this.#sees(house, house.placeOf(wire), frame.event);
    else if (frame.t === "welcome") this.#welcomed(house, house.placeOf(wire), frame);
  }

  /** A welcome leaves the house for one without a socket. */
  shown(house: House, token: string | null, welcome: Welcome): void {
    this.#guard(JSON.stringify(welcome));
    const place = token === null ? null : (credentialOf(house.match, token)?.place ?? null);
    this.#welcomed(house, place, welcome);
  }

  /** An answer leaves the house. */
  answered(house: House, answer: Answer): void {
    this.#guard(JSON.stringify(answer));
    const acknowledged = this.#acknowledged.get(answer.id);
    if (acknowledged !== undefined && (!answer.ok || answer.seq !== acknowledged)) {
      this.fault("the same id gets the same answer", JSON.stringify(answer));
    }
    if (answer.ok) return;
    this.#refused.add(answer.id);
    const [last] = house.match.log.slice(-1);
    if (last!.command === answer.id) this.fault("a refused command changes nothing", answer.id);
  }

  /** An answer has reached the client that asked. */
  told(answer: Answer): void {
    if (answer.ok) this.#acknowledged.set(answer.id, answer.seq);
  }

  /**
   * The room has gone from memory, where alone a refusal is kept: a copy of the command that
   * comes later is judged anew. */
  forgotten(): void {
    this.#refused.clear();
  }

  /** What was acknowledged until now must be in what is stored. */
  checkStored(house: House): void {
    const log = house.log;
    for (const [id, seq] of this.#acknowledged) {
      const own = log.filter(({ command }) => command === id);
      const event = log[seq - 1];
      // Whoever asks second for the next match is told of the one that was made.
      if (own.length === 0 && event?.body.type === "rematched") continue;
      if (own.length === 0 || own.at(-1)!.seq !== seq || seq - own[0]!.seq !== own.length - 1) {
        this.fault("an acknowledged command is in the log once", `${id}: ${own.length} rows`);
      }
    }
  }

  get acknowledged(): number {
    return this.#acknowledged.size;
  }

  #guard(text: string): void {
    for (const [word] of text.matchAll(SECRET_LIKE)) {
      const what = this.#secrets.get(word);
      if (what !== undefined) this.fault("no secret leaves the house", `${what} in ${text}`);
    }
  }

  #welcomed(house: House, place: Place | null, { events, seq, place: told }: Welcome): void {
    if (told !== place) this.fault("a token opens its own place", `${told} for ${place}`);
    if (events.length > 0 && events.at(-1)!.seq !== seq) {
      this.fault("a welcome leaves no gap", `${events.at(-1)!.seq} of ${seq}`);
    }
    for (const event of events) this.#sees(house, place, event);
  }

  /** What a viewer is told to see is what its own seat sees, by the game's word. */
  #sees(house: House, place: Place | null, event: WireEvent): void {
    const { match } = house;
    if (!("sees" in event) || event.sees === undefined || event.seq !== match.log.length) return;
    if (this.#view.seq !== event.seq) this.#view = { seq: event.seq, by: new Map() };
    const { by } = this.#view;
    if (!by.has(place)) {
      const view = match.game.view(positionAfter(match), seatOf(match, place));
      by.set(place, JSON.stringify(view));
    }
    if (JSON.stringify(event.sees) !== by.get(place)) {
      this.fault("a viewer sees what its seat may see", JSON.stringify(event));
    }
  }
}
