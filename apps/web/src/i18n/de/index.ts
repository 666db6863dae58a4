import type { Dictionary } from "../dictionary.ts";
import { cableCar } from "./cable-car.ts";
import { common } from "./common.ts";
import { companies } from "./companies.ts";
import { faults } from "./faults.ts";
import { home } from "./home.ts";
import { lobby } from "./lobby.ts";
import { match } from "./match.ts";
import { refusals } from "./refusals.ts";
import { trambahn } from "./trambahn.ts";

export const dictionary: Dictionary = {
  common,
  home,
  lobby,
  match,
  refusals,
  faults,
  cableCar,
  companies,
  trambahn,
};
