import { companies } from "./cable-car/companies/entry.ts";
import { cableCar } from "./cable-car/entry.ts";
import type { GameEntry } from "./games.ts";
import { trambahn } from "./trambahn/entry.ts";

/**
 * The games that home offers, in its order. Within this package the file is `#entries`, so that
 * the tests can put one more game beside those that are played.
 */
export const GAME_ENTRIES: readonly GameEntry[] = [cableCar, companies, trambahn];
