import { gameOf } from "@endstation/engine";
import type { GamePast } from "../../src/match/past/game-past.ts";
import Screen from "./screen.tsx";

/** The tiny game's earlier positions: its one screen shows them too. */
export const past: GamePast = { game: gameOf("tiny" as never), Table: Screen };
