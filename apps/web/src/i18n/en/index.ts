import { words as aside } from "./volumes/aside.ts";
import { words as base } from "./volumes/base.ts";
import { words as cableCar } from "./volumes/cable-car.ts";
import { words as companies } from "./volumes/companies.ts";
import { words as more } from "./volumes/more.ts";
import { words as table } from "./volumes/table.ts";
import { words as trambahn } from "./volumes/trambahn.ts";

/** All words. The pages load them by volumes (`language.ts`), never as a whole. */
export const dictionary = {
  ...base,
  ...table,
  ...aside,
  ...cableCar,
  ...companies,
  ...trambahn,
  ...more,
};
