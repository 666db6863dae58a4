import { errors } from "./scenes/errors.ts";
import { home } from "./scenes/home.ts";
import { join } from "./scenes/join.ts";
import { learn } from "./scenes/learn.ts";
import { lobby } from "./scenes/lobby.ts";
import { matchDialogs } from "./scenes/match-dialogs.ts";
import { print } from "./scenes/print.ts";
import { puzzles } from "./scenes/puzzles.ts";
import { questions } from "./scenes/questions.ts";
import { records } from "./scenes/records.ts";
import { results } from "./scenes/results.ts";
import { rules } from "./scenes/rules.ts";
import { cableCar, companies } from "./scenes/tables.ts";
import { trambahn } from "./scenes/trambahn.ts";
import { update } from "./scenes/update.ts";
import type { Scene } from "./studio.ts";

/** The parts of the gallery by name, in the order in which a player meets them. */
export const SCENES: Readonly<Record<string, Scene>> = {
  home,
  join,
  lobby,
  "cable-car": cableCar,
  companies,
  trambahn,
  "match-dialogs": matchDialogs,
  questions,
  results,
  records,
  puzzles,
  learn,
  rules,
  errors,
  update,
  print,
};
