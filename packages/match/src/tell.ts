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
  return match.log.map((event) => redacted(event, game)).filter((event) => event.seq > have);
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
  readonly #moves: string[] = [];
  #seen = "";

  constructor(match: Match, viewer: Place | null) {
    this.#match = match;
    this.#viewer = viewer;
  }

  deal(): View {
    this.#begin();
    const view = this.#match.game.view(this.#position, this.#seat);
    this.#seen = JSON.stringify(view);
    return view;
  }

  play(moves: readonly string[]): { moves: string[]; sees?: View } {
    const readable = moves.map((move) => this.#play(move));
    return { moves: readable, ...this.#news() };
  }

  takeBack(count: number): { sees?: View } {
    const standing = this.#moves.splice(0, this.#moves.length - count);
    this.#moves.length = 0;
    this.#begin();
    for (const move of standing) this.#play(move);
    return this.#news();
  }

  #begin(): void {
    const { game, options, start } = this.#match;
    // The deal as it is now holds what was shuffled anew since.
    this.#position = game.start(options, start!.deal);
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

  /** The view, if it is another than the one told last. */
  #news(): { sees?: View } {
    const sees = this.#match.game.view(this.#position, this.#seat);
    const text = JSON.stringify(sees);
    if (text === this.#seen) return {};
    this.#seen = text;
    return { sees };
  }

  get #seat() {
    return seatOf(this.#match, this.#viewer);
  }
}
