import type { Result } from "@endstation/engine";
import { COLOURS, type Colour } from "../src/colours.ts";
import { createMatch } from "../src/create.ts";
import { decide } from "../src/decide.ts";
import type { MatchEvent } from "../src/event.ts";
import { apply, type Match, positionAfter, rebuild, seatOf } from "../src/match.ts";
import type { Action, Place } from "../src/protocol.ts";
import type { Refusal } from "../src/refusal.ts";

/** A match under test, with a clock of its own and secrets that follow from numbers. */
export class Lab {
  match: Match;
  readonly invite: string;
  now = 1_000_000;
  #commands = 0;

  constructor(options: Record<string, unknown> = { players: 2 }, game = "cable-car") {
    const creation = createMatch(
      { game, options },
      { id: bytes(16, 1), invite: bytes(16, 2), seed: bytes(32, 3), key: bytes(32, 4) },
    );
    if (!creation.ok) throw new Error(creation.error.message);
    const { id, invite, created } = creation.value;
    this.invite = invite;
    this.match = rebuild(id, [{ seq: 1, at: this.now, command: null, body: created }]);
  }

  /** Decides a command and, where it is good, applies its event. */
  do(place: Place | null, action: Action, base = this.match.revision): Result<MatchEvent, Refusal> {
    const id = `command ${++this.#commands}`;
    const decision = decide(this.match, place, { t: "cmd", id, base, action });
    if (!decision.ok) return decision;
    const seq = this.match.log.length + 1;
    const event = { seq, at: ++this.now, command: id, body: decision.value };
    this.match = apply(this.match, event);
    return { ok: true, value: event };
  }

  join(who: number, look: { name?: string; colour?: Colour; invite?: string } = {}) {
    const { name = `Player ${who}`, colour = COLOURS[who]!, invite = this.invite } = look;
    return this.do(null, {
      type: "join",
      invite,
      token: tokenOf(who),
      value: who.toString(16).padStart(32, "0"),
      name,
      colour,
    });
  }

  /** Seats `count` people and starts. */
  begin(count: number): this {
    for (let who = 0; who < count; who++) this.join(who);
    this.do(0, { type: "start" });
    return this;
  }

  /** The place whose turn it is; `null` after the end. */
  get mover(): Place | null {
    const seat = this.match.game.toMove(positionAfter(this.match));
    return seat === null ? null : this.match.start!.order[seat]!;
  }

  legalMoves(): string[] {
    return this.match.game.legalMoves(positionAfter(this.match));
  }

  /** Plays to the end, or for `plies`, with moves that a small generator picks. */
  playOn(pick: number, plies = Number.POSITIVE_INFINITY): this {
    let state = pick;
    for (let i = 0; i < plies && this.mover !== null; i++) {
      state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
      const moves = this.legalMoves();
      const move = moves[(state >>> 8) % moves.length]!;
      const done = this.do(this.mover, { type: "move", moves: [move] });
      if (!done.ok) throw new Error(done.error.message);
    }
    return this;
  }

  seatOf(place: Place) {
    return seatOf(this.match, place);
  }
}

/** The token of the person that joins as number `who`. */
export const tokenOf = (who: number): string => `${who}`.padEnd(43, "t");

const bytes = (length: number, first: number) =>
  Uint8Array.from({ length }, (_, i) => (first * 31 + i * 7) % 256);
