import {
  type AnyGame,
  cableCar,
  gameOf,
  knowledgeOf,
  knownPosition,
  type MadeMove,
  type Position,
  parseMove,
} from "@endstation/engine";
import type { LevelId } from "../brain.ts";
import { brainOf } from "../brains.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { thinkThrough } from "../think-through.ts";
import { type Proof, prove } from "./prove.ts";
import { isClear, isPuzzling, PUZZLE_OPTIONS, type Puzzle } from "./puzzle.ts";

/** Where to look for a puzzle, and for what. */
export interface Wish {
  readonly deal: number;
  readonly level: LevelId;
  /** Whether the best move may be to draw. */
  readonly draw: boolean;
}

/**
 * Plays a numbered deal by a level against itself, and gives the first position of it that has one
 * clearly best move, other than the one that brings the most at once; `null` where it has none.
 */
export function findPuzzle({ deal, level, draw }: Wish): Puzzle | null {
  const game: AnyGame = gameOf("cable-car");
  const position = game.start(PUZZLE_OPTIONS, numberedDeal(game, PUZZLE_OPTIONS, deal).deal);
  const made: MadeMove[] = [];
  for (let seat = game.toMove(position); seat !== null; seat = game.toMove(position)) {
    const knowledge = knowledgeOf(game, PUZZLE_OPTIONS, { position, moves: made, seat });
    const known = knownPosition({ ...knowledge, options: PUZZLE_OPTIONS });
    if (!known.ok) throw new Error(known.error.message);
    if (isPuzzling(known.value)) {
      const proof = prove(known.value);
      const wanted = draw || proof.outlooks[0]!.move !== "draw";
      if (wanted && isClear(proof) && !isGreedy(known.value, proof)) {
        const { moves, view } = knowledge;
        return { from: { deal, level }, moves, seat, hand: view.hand, ...proof };
      }
    }
    const thinking = brainOf("cable-car").think(knowledge, level, made.length);
    if (!thinking.ok) throw new Error(thinking.error.message);
    const { move } = thinkThrough(thinking.value);
    game.play(position, move);
    made.push({ move, seat });
  }
  return null;
}

/** Whether the best move is also the one that brings the greatest lead at once. */
function isGreedy(position: Position, { outlooks }: Proof): boolean {
  const leads = outlooks.map(({ move }) => leadAtOnce(position, move));
  return leads[0]! >= Math.max(...leads);
}

function leadAtOnce(position: Position, text: string): number {
  const move = parseMove(text);
  if (!move.ok) throw new Error(move.error.message);
  const { seat } = position;
  position.play(move.value);
  const { scores } = cableCar.outcome(position);
  position.undo();
  return scores[seat]! - scores[1 - seat]!;
}
