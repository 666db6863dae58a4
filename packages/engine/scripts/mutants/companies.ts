import { type Mutant, mutantsOf } from "./mutant.ts";

const base = mutantsOf("cable-car");
const mutant = mutantsOf("cable-car/companies");

/** A break of each rule of The Companies. */
export const COMPANIES_MUTANTS: readonly Mutant[] = [
  mutant("CO-1", "company.ts", ["[1, 15, 19, 29]", "[1, 15, 19, 28]"]),
  mutant("CO-2", "deal.ts", [" || new Set(pile).size !== SHARES_EACH", ""]),
  mutant("CO-3", "market.ts", ["places[top] = given;", ""]),
  mutant("CO-4", "judge.ts", ['options.exchange === "open"', "false"]),
  mutant("CO-5", "exchange.ts", ["CLOSING_POINTS = 25", "CLOSING_POINTS = 26"]),
  base("CO-6", "scores.ts", ["earned[company]!", "earned[company]! + 1"]),
  mutant("CO-7", "exchange.ts", ["while (!position.holdsTile(seat))", "if (seat < 0)"]),
  mutant("CO-8", "exchange.ts", ["IDLE_ROUNDS = 3", "IDLE_ROUNDS = 4"]),
  mutant("CO-9", "values.ts", ["<= points[company]!", "< points[company]!"]),
  mutant("CO-10", "stakes.ts", ["Math.floor(points / 10)", "Math.ceil(points / 10)"]),
  base("CO-11", "options.ts", [
    "return ok({ players, hand, orientation, companies, exchange });",
    "return ok({ players, hand: 1, orientation, companies, exchange });",
  ]),
];
