import type { words as english } from "../../en/volumes/cable-car.ts";
import { cableCar } from "../cable-car.ts";

/** What the tables of Cable Car and The Companies say. */
export const words: typeof english = { cableCar };
