import {
  type CableCarOptions,
  Completion,
  cableCar,
  makeDeck,
  RandomGame,
} from "@endstation/engine";
import { bestRate, type Patience } from "./rate.ts";

/** What the engine does in a second on one thread, from the empty board on. */
export interface CableCarRates {
  /** Random legal games. */
  readonly legalGamesPerSecond: number;
  /** Random completions. */
  readonly completionsPerSecond: number;
  /** Tiles laid and taken back on the network that games are judged by, over whole boards. */
  readonly placementsPerSecond: number;
}

/** The rates of Cable Car with these options. */
export function cableCarRates(options: CableCarOptions, patience: Patience): CableCarRates {
  const { network } = cableCar.start(
    options,
    cableCar.shuffle(options, makeDeck(new Uint8Array(32))),
  );
  const points = new Int32Array(network.layout.ownerCount);
  const game = new RandomGame();
  game.start(network, options.orientation);
  const completion = new Completion();
  completion.start(network, options.orientation);
  const playGame = (): number => {
    game.play(points);
    return 1;
  };
  const complete = (): number => {
    completion.next();
    completion.addPoints(points);
    return 1;
  };
  playGame();
  const moves = Uint16Array.from(game.moves());
  const layAndTakeBack = (): number => {
    for (const move of moves) network.lay((move >> 6) & 127, move & 63);
    for (let laid = 0; laid < moves.length; laid++) network.takeBack();
    return moves.length;
  };
  return {
    legalGamesPerSecond: bestRate(playGame, patience),
    completionsPerSecond: bestRate(complete, patience),
    placementsPerSecond: bestRate(layAndTakeBack, patience),
  };
}
