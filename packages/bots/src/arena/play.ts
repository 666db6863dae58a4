import { type AnyGame, gameOf, knowledgeOf, type MadeMove, type Seat } from "@endstation/engine";
import type { Decision, LevelId } from "../brain.ts";
import { brainOf } from "../brains.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { thinkThrough } from "../think-through.ts";
import { digestOf } from "./digest.ts";
import type { MatchUp, Pair } from "./match-up.ts";

/** Does the work of one decision; whoever has a clock may look at it before and after. */
export type Decide = (level: LevelId, work: () => Decision) => Decision;

/** Plays a pair. `decide` is for timing only: what is played does not hang on it. */
export function playPair(
  matchUp: MatchUp,
  pair: number,
  decide: Decide = (_, work) => work(),
): Pair {
  const seats = Array.from({ length: matchUp.options.players }, (_, seat) => seat);
  const games = seats.map((seat) => playGame(matchUp, { pair, seat }, decide));
  const moves = games.flatMap((game) => game.moves);
  const own = games.flatMap((game, seat) => game.moves.filter((made) => made.seat === seat));
  return {
    pair,
    scores: games.map((game) => game.scores),
    decisions: [own.length, moves.length - own.length],
    moves: digestOf(moves.map(({ move }) => move)),
  };
}

interface Seating {
  readonly pair: number;
  /** Where the level sits. */
  readonly seat: Seat;
}

function playGame(
  { game: id, options, level, against }: MatchUp,
  { pair, seat }: Seating,
  decide: Decide,
): { readonly moves: readonly MadeMove[]; readonly scores: readonly number[] } {
  const game: AnyGame = gameOf(id);
  const { deal, deck } = numberedDeal(game, options, pair);
  const position = game.start(options, deal, deck);
  const moves: MadeMove[] = [];
  for (let mover = game.toMove(position); mover !== null; mover = game.toMove(position)) {
    const knowledge = knowledgeOf(game, options, { position, moves, seat: mover });
    const mind = mover === seat ? level : against;
    const { move } = decide(mind, () => {
      const thinking = brainOf(id).think(knowledge, mind, seedOf(pair, moves.length));
      if (!thinking.ok) throw new Error(`${mind} cannot play: ${thinking.error.message}`);
      return thinkThrough(thinking.value);
    });
    const played = game.play(position, move);
    if (!played.ok) throw new Error(`${mind} plays ${move}: ${played.error.message}`);
    moves.push({ move, seat: mover });
  }
  return { moves, scores: game.outcome(position).scores };
}

/** The chance of the decision at a ply of a pair. */
const seedOf = (pair: number, ply: number): number => (Math.imul(pair, 0x9e3779b1) + ply) | 0;
