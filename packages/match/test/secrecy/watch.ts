import type { Seat } from "@endstation/engine";
import type { Match } from "../../src/match.ts";
import { Playback } from "../../src/playback.ts";
import type { Counts, Exchange } from "./exchange.ts";

/** Follows a match's log, and tells when a piece that was exchanged has come to light. */
export class Watch {
  readonly #match: Match;
  readonly #playback: Playback;
  #moves: readonly string[] = [];
  #passed = 0;

  constructor(match: Match) {
    this.#match = match;
    this.#playback = new Playback(match);
  }

  /** Goes on to the end of a log; gives the exchanges of which a viewer may have seen something. */
  shown(match: Match, exchanges: readonly Exchange[]): ReadonlySet<Exchange> {
    const shown = new Set<Exchange>();
    for (const event of match.log.slice(this.#passed)) {
      const { body } = event;
      const seat = this.#seat;
      this.#playback.pass(event);
      if (body.type === "moved") {
        this.#moves = [...this.#moves, ...body.moves];
        for (const one of exchanges) {
          const named = body.moves.some((move) => one.names(seat!, move));
          // A pile that is made anew tells of all that has gone into it.
          if (named || body.deal !== undefined) shown.add(one);
        }
      } else if (body.type === "undone") this.#moves = this.#moves.slice(0, -body.count);
      if (this.#playback.position === null) continue;
      const counts = this.#counts;
      for (const one of exchanges) if (one.reached(counts) || this.#seat === null) shown.add(one);
    }
    this.#passed = match.log.length;
    return shown;
  }

  get #seat(): Seat | null {
    const { position } = this.#playback;
    return position === null ? null : this.#match.game.toMove(position);
  }

  get #counts(): Counts {
    const position = this.#playback.position as { top: number } | { pileSize: number };
    const swaps: Record<string, number> = {};
    for (const move of this.#moves) {
      const [verb, percentage] = move.split(" ");
      if (verb === "swap") swaps[percentage!] = (swaps[percentage!] ?? 0) + 1;
    }
    return { drawn: "top" in position ? position.top : 120 - position.pileSize, swaps };
  }
}
