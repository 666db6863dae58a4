import { type GameId, gameOf } from "@endstation/engine";
import type { Brain } from "./brain.ts";
import { cableCarBrains } from "./cable-car-brains.ts";
import { plainBrain } from "./plain/brain.ts";
import { trambahnBrain } from "./trambahn/brain.ts";

/** The brains of games that have one of their own. */
const BRAINS: Partial<Record<string, Brain>> = {
  "cable-car": cableCarBrains,
  trambahn: trambahnBrain,
};

/** How a game is played by machines. */
export const brainOf = (id: GameId): Brain => BRAINS[id] ?? plainBrain(gameOf(id));
