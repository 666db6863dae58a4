import { brainOf, type SeatLevel } from "@endstation/bots";
import type { Result } from "@endstation/engine";
import type { Action, ActionOf, Place } from "../src/action.ts";
import { COLOURS, type Colour } from "../src/colours.ts";
import { type Creation, createMatch } from "../src/create.ts";
import { credentialOf } from "../src/credential.ts";
import { decide } from "../src/decide/decide.ts";
import type { MatchEvent } from "../src/event.ts";
import { apply, type Match, rebuild, seatOf } from "../src/match.ts";
import { botAt } from "../src/players.ts";
import { mover, positionAfter } from "../src/position.ts";
import type { Refusal, RefusalCode } from "../src/refusal.ts";
import { settle } from "../src/settle.ts";
import type { Terms } from "../src/terms.ts";

/** A match under test, with a clock of its own and secrets that follow from numbers. */
export class Lab {
  match: Match;
  invite: string;
  now = 1_000_000;
  /** When connections were last there, of whichever place. */
  lastSeen = 0;
  /** The most that a bot's decision may take, in ms. */
  botMs = 10;
  /** Places with an open connection. */
  here: readonly Place[] = [];
  #commands = 0;

  constructor(
    options: Record<string, unknown> = { players: 2 },
    game = "cable-car",
    terms?: Terms,
  ) {
    const creation = createMatch(
      { game, options, terms },
      { id: bytes(16, 1), invite: bytes(16, 2), seed: bytes(32, 3), key: bytes(32, 4) },
    );
    if (!creation.ok) throw new Error(creation.error.message);
    const { id, invite, created } = creation.value;
    this.invite = invite;
    this.match = rebuild(id, [{ seq: 1, at: this.now, command: null, body: created }]);
  }

  /** The lab of another match that begins where this one has ended. */
  next(creation: Creation): Lab {
    const lab = new Lab();
    lab.now = this.now;
    lab.invite = creation.invite;
    const event = { seq: 1, at: this.now, command: null, body: creation.created };
    lab.match = rebuild(creation.id, [event]);
    return lab;
  }

  /** Lets time pass, and what is due by then happen. Gives the events of it. */
  wait(ms: number): readonly MatchEvent[] {
    this.now += ms;
    const events = settle(this.match, this.now);
    for (const event of events) this.match = apply(this.match, event);
    return events;
  }

  /** Decides a command and, where it is good, applies its events; gives the last of them. */
  do(place: Place | null, action: Action, base = this.match.revision): Result<MatchEvent, Refusal> {
    const id = `command ${++this.#commands}`;
    this.wait(1);
    const who = place === null ? null : { place, device: 1 };
    const context = {
      now: this.now,
      here: this.here,
      lastSeen: () => this.lastSeen,
      botMs: this.botMs,
    };
    const command = { t: "cmd", id, base, action } as const;
    const decision = decide(this.match, { who, command }, context);
    if (!decision.ok) return decision;
    for (const body of decision.value) {
      const seq = this.match.log.length + 1;
      this.match = apply(this.match, { seq, at: this.now, command: id, body });
    }
    const event = this.match.log.at(-1)!;
    this.wait(0);
    return { ok: true, value: event };
  }

  /** Says yes to the question that is open, or to none. */
  agree(place: Place | null): Result<MatchEvent, Refusal> {
    return this.do(place, { type: "answer", offer: this.match.offer?.seq ?? 1, agree: true });
  }

  /** Says no to it. */
  decline(place: Place | null): Result<MatchEvent, Refusal> {
    return this.do(place, { type: "answer", offer: this.match.offer?.seq ?? 1, agree: false });
  }

  withdraw(place: Place | null): Result<MatchEvent, Refusal> {
    return this.do(place, { type: "withdraw", offer: this.match.offer?.seq ?? 1 });
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

  /** The weakest level of the match's game. */
  get level(): SeatLevel {
    const { gameId, options } = this.match;
    return brainOf(gameId).levels(options)[0]!.id as SeatLevel;
  }

  /** Seats `count` people, then bots of the weakest level, and starts. */
  begin(count: number, bots = 0): this {
    for (let who = 0; who < count; who++) this.join(who);
    for (let place = count; place < count + bots; place++) {
      this.do(0, { type: "enlist", place, level: this.level });
    }
    this.do(0, { type: "start" });
    return this;
  }

  /** The place whose turn it is; `null` after the end. */
  get mover(): Place | null {
    return mover(this.match);
  }

  /** The place that a person's token opens; `null` for a watcher. */
  placeOf(who: number): Place | null {
    return credentialOf(this.match, tokenOf(who))?.place ?? null;
  }

  position(): unknown {
    return positionAfter(this.match);
  }

  /** The place that made the move of an index. */
  moverAt(ply: number): Place {
    const seat = this.match.game.toMove(positionAfter(this.match, ply))!;
    return this.match.start!.order[seat]!;
  }

  legalMoves(): string[] {
    return this.match.game.legalMoves(this.position());
  }

  /**
   * Plays to the end, or for `plies`, with moves that a small generator picks; for bots it waits.
   */
  playOn(pick: number, plies = Number.POSITIVE_INFINITY): this {
    let state = pick;
    for (let i = 0; i < plies && this.mover !== null; i++) {
      if (botAt(this.match, this.mover) !== null) {
        this.wait(700);
        continue;
      }
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

/** A lab of Cable Car where so many have sat down, of as many places unless told otherwise. */
export function seated(count: number, players = count): Lab {
  const lab = new Lab({ players });
  for (let who = 0; who < count; who++) lab.join(who);
  return lab;
}

/** The wish of a watcher for a seat. */
export const ask = (who: number, name = `Player ${who}`): ActionOf<"ask"> => ({
  type: "ask",
  token: tokenOf(who),
  value: "ab".repeat(16),
  name,
  colour: COLOURS[who]!,
});

/** What a refusal of this code must match. */
export const refused = (code: RefusalCode) => ({ ok: false, error: { code } });
