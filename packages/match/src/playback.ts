import type { MatchEvent } from "./event.ts";
import type { Match } from "./match.ts";

/**
 * A match's game played once more along its log, moves that were taken back included.
 *
 * The deal is followed as it was known at each event: an order that was shuffled on the way
 * stands with the move that needed it, and one that a take-back has undone may have differed.
 */
export class Playback {
  readonly #match: Match;
  #deal: unknown;
  #moves: readonly string[] = [];
  #position: unknown = null;

  constructor(match: Match) {
    this.#match = match;
  }

  /** The position after the events so far; `null` before the start. */
  get position(): unknown {
    return this.#position;
  }

  /** Goes over one event. Throws if its moves are not legal, which no input can bring about. */
  pass({ body }: MatchEvent): void {
    if (body.type === "started") this.#begin(body.deal, []);
    else if (body.type === "moved") {
      if (body.deal !== undefined) this.#begin(body.deal, this.#moves);
      for (const move of body.moves) this.#play(move);
      this.#moves = [...this.#moves, ...body.moves];
    } else if (body.type === "undone") {
      this.#begin(body.deal ?? this.#deal, this.#moves.slice(0, -body.count));
    }
  }

  #begin(deal: unknown, moves: readonly string[]): void {
    const { game, options } = this.#match;
    this.#deal = deal;
    this.#moves = moves;
    this.#position = game.start(options, deal);
    for (const move of moves) this.#play(move);
  }

  #play(move: string): void {
    if (!this.#match.game.play(this.#position, move).ok) {
      throw new Error("The log holds a move that is not legal.");
    }
  }
}
