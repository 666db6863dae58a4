import { cableCar } from "../cable-car.ts";

/** What the tables of Cable Car and The Companies say. */
export const words = { cableCar };
