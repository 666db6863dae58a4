import type { AnyGame } from "../../src/game.ts";
import { GAMES as PLAYED } from "../../src/games.ts";
import { tiny } from "./tiny.ts";

/** The games that are played, and the tiny one: what `#games` is in tests. */
export const GAMES = { ...PLAYED, tiny } as const;

export type GameId = keyof typeof GAMES;

export const isGameId = (id: unknown): id is GameId =>
  typeof id === "string" && Object.hasOwn(GAMES, id);

export const gameOf = (id: GameId): AnyGame => GAMES[id];
