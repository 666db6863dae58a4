import { cableCar } from "./cable-car/game.ts";
import type { AnyGame } from "./game.ts";
import { trambahn } from "./trambahn/game.ts";

/**
 * Every game, by its id. A new game is a folder and a line here. Within the package this file is
 * `#games`, so that the tests can put one more game beside those that are played.
 */
export const GAMES = { "cable-car": cableCar, trambahn } as const;

/** The id of a game, as records and the wire have it. */
export type GameId = keyof typeof GAMES;

/** Whether a game of this id exists. */
export const isGameId = (id: unknown): id is GameId =>
  typeof id === "string" && Object.hasOwn(GAMES, id);

/** The game of an id, by its contract only. */
export const gameOf = (id: GameId): AnyGame => GAMES[id];
