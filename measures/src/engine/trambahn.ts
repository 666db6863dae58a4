import { MAX_TRAMBAHN_MOVES, makeDeck, trambahn } from "@endstation/engine";
import { numbers } from "../load/random.ts";
import { bestRate, type Patience } from "./rate.ts";

/** What the engine does in a second on one thread. */
export interface TrambahnRates {
  /** Whole games of legal moves at random, the new piles shuffled at random too. */
  readonly legalGamesPerSecond: number;
}

/** The rates of Trambahn. */
export function trambahnRates(patience: Patience): TrambahnRates {
  const random = numbers(1);
  const below = (bound: number): number => Math.floor(random() * bound);
  const shuffled = (cards: Uint8Array): Uint8Array => {
    const order = cards.slice();
    for (let left = order.length; left > 1; left--) {
      const at = below(left);
      [order[at], order[left - 1]] = [order[left - 1]!, order[at]!];
    }
    return order;
  };
  const options = { players: 2 } as const;
  const start = trambahn.start(options, trambahn.shuffle(options, makeDeck(new Uint8Array(32))));
  const position = start.copy((_number, cards) => shuffled(cards));
  const moves = new Uint16Array(MAX_TRAMBAHN_MOVES);
  const playGame = (): number => {
    position.copyFrom(start);
    while (!position.over) position.play(moves[below(position.legalMoves(moves))]!);
    return 1;
  };
  return { legalGamesPerSecond: bestRate(playGame, patience) };
}
