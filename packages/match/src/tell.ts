import { commitment, type View } from "@endstation/engine";
import { hexToBytes } from "@noble/hashes/utils.js";
import type { MatchEvent } from "./event.ts";
import { type Match, seatOf } from "./match.ts";
import type { Place, WireEvent } from "./protocol.ts";

/**
 * The events after `have` as the sitter at `viewer` (`null`: a watcher) may see them.
 *
 * Everything that a client learns of a match under way comes from here: each field that leaves
 * is named below, and what a game hides is cut by the game's own `view` and `redact`.
 */
export function tell(match: Match, viewer: Place | null, have: number): WireEvent[] {
  const game = new Retelling(match, viewer);
  const told: WireEvent[] = [];
  for (const event of match.log) {
    if (event.seq > have) told.push(redacted(event, game));
    else game.pass(event);
  }
  return told;
}

function redacted(event: MatchEvent, game: Retelling): WireEvent {
  const { seq, at, body } = event;
  switch (body.type) {
    case "created": {
      const { type, game, options, rules, seed } = body;
      return { seq, at, type, game, options, rules, commitment: commitment(hexToBytes(seed)) };
    }
    case "joined": {
      const { type, place, name, colour } = body;
      return { seq, at, type, place, name, colour };
    }
    case "left":
      return { seq, at, type: body.type, place: body.place };
    case "changed": {
      const { type, place, name, colour } = body;
      return { seq, at, type, place, ...(name && { name }), ...(colour && { colour }) };
    }
    case "started": {
      const { type, options, order } = body;
      return { seq, at, type, options, order, sees: game.deal() };
    }
    case "moved":
      return { seq, at, type: body.type, ...game.play(body.moves) };
    case "undone":
      return { seq, at, type: body.type, count: body.count, ...game.takeBack(body.count) };
  }
}

/** The game played once more, seen from one place. */
class Retelling {
  readonly #match: Match;
  readonly #viewer: Place | null;
  #position: unknown;
  /** The moves that stand. */
  #moves: string[] = [];

  constructor(match: Match, viewer: Place | null) {
    this.#match = match;
    this.#viewer = viewer;
  }

  /** Goes over an event that is not told. */
  pass({ body }: MatchEvent): void {
    if (body.type === "started") this.#begin([]);
    else if (body.type === "moved") for (const move of body.moves) this.#play(move);
    else if (body.type === "undone") this.#begin(this.#moves.slice(0, -body.count));
  }

  deal(): View {
    this.#begin([]);
    return this.#look();
  }

  play(moves: readonly string[]): { moves: string[]; sees?: View } {
    let readable: string[] = [];
    const news = this.#news(() => {
      readable = moves.map((move) => this.#play(move));
    });
    return { moves: readable, ...news };
  }

  takeBack(count: number): { sees?: View } {
    return this.#news(() => this.#begin(this.#moves.slice(0, -count)));
  }

  /** The view after a change, if it is another than before. */
  #news(change: () => void): { sees?: View } {
    const before = JSON.stringify(this.#look());
    change();
    const sees = this.#look();
    return JSON.stringify(sees) === before ? {} : { sees };
  }

  #begin(moves: readonly string[]): void {
    const { game, options, start } = this.#match;
    // The deal as it is now holds what was shuffled anew since.
    this.#position = game.start(options, start!.deal);
    this.#moves = [];
    for (const move of moves) this.#play(move);
  }

  #play(move: string): string {
    const { game } = this.#match;
    const mover = game.toMove(this.#position);
    if (mover === null || !game.play(this.#position, move).ok) {
      throw new Error("The log holds a move that is not legal.");
    }
    this.#moves.push(move);
    return game.redact(move, mover, this.#seat);
  }

  #look(): View {
    return this.#match.game.view(this.#position, this.#seat);
  }

  get #seat() {
    return seatOf(this.#match, this.#viewer);
  }
}
