import {
  type AnyGame,
  type GameId,
  gameOf,
  type Knowledge,
  knowledgeOf,
  type MadeMove,
  type Outcome,
} from "@endstation/engine";
import { numberedDeal } from "../src/index.ts";

/** A game to play: its id, its options as a record has them, and the number of its deal. */
export interface GameToPlay {
  readonly game: GameId;
  readonly options: object;
  readonly deal: number;
}

/** A game that was played to its end. */
export interface WholeGame {
  readonly moves: readonly MadeMove[];
  readonly outcome: Outcome;
}

/** Plays a game by what `choose` answers to the knowledge of the seat to move; illegal is thrown. */
export async function playWhole(
  { game: id, options: input, deal: number }: GameToPlay,
  choose: (knowledge: Knowledge<{ players: number }>) => string | Promise<string>,
): Promise<WholeGame> {
  const game: AnyGame = gameOf(id);
  const options = game.parseOptions(input);
  if (!options.ok) throw new Error(options.error.message);
  const { deal, deck } = numberedDeal(game, options.value, number);
  const position = game.start(options.value, deal, deck);
  const moves: MadeMove[] = [];
  for (let seat = game.toMove(position); seat !== null; seat = game.toMove(position)) {
    const move = await choose(knowledgeOf(game, options.value, { position, moves, seat }));
    const played = game.play(position, move);
    if (!played.ok) throw new Error(`${move}: ${played.error.message}`);
    moves.push({ move, seat });
  }
  return { moves, outcome: game.outcome(position) };
}

/** A game of each kind. */
export const KINDS: readonly GameToPlay[] = [
  { game: "cable-car", options: { players: 3, hand: 2, orientation: "free" }, deal: 1 },
  { game: "cable-car", options: { players: 2, companies: true }, deal: 2 },
  { game: "trambahn", options: { players: 2 }, deal: 3 },
];
