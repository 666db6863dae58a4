/**
 * Learns the weights of Trambahn's evaluator by self-play, and writes them to
 * src/trambahn/weights.ts: `node packages/bots/scripts/train-trambahn.ts [GAMES]`. The same number
 * of games gives the same weights.
 */
import { writeFileSync } from "node:fs";
import { LAST_RIDE } from "@endstation/engine";
import { Chance } from "../src/chance.ts";
import { DIRECT, Evaluator, NETWORK_SIZE, TOTALS_SIZE } from "../src/trambahn/evaluator.ts";
import { GAIN_BY_RIDES, LEAD_BY_RIDES } from "../src/trambahn/features.ts";
import { Planner } from "../src/trambahn/planner.ts";
import { Learner, learnTotal } from "./trambahn/learner.ts";
import { selfPlay } from "./trambahn/self-play.ts";

const BREADTH = { passengers: 5, climbs: 2, rounds: 1, turns: 1 };
const LAMBDA = 0.7;
const FIRST_RATE = 0.003;

/** Games that one step of learning is taken from. */
const BATCH = 4;

/** Numbers of deals from here on: those of the measures of strength lie below. */
const FIRST_DEAL = 1_000_000;

const games = Number(process.argv[2] ?? 8000);

/** Small numbers by chance, and to begin with that a lead in lines pays at each ride. */
function firstWeights(): Float64Array {
  const chance = new Chance(1);
  const weights = Float64Array.from(
    { length: NETWORK_SIZE },
    (_, at) => (at < DIRECT ? 0.2 : 0.02) * (chance.below(2001) / 1000 - 1),
  );
  weights[DIRECT + LEAD_BY_RIDES] = 1;
  weights[DIRECT + GAIN_BY_RIDES] = 0.3;
  weights[DIRECT + GAIN_BY_RIDES + 1] = -0.3;
  return weights;
}

const learned = {
  weights: firstWeights(),
  totals: new Float64Array(TOTALS_SIZE),
  spreads: new Float64Array(LAST_RIDE + 1).fill(60),
};
const evaluator = new Evaluator(learned);
const planner = new Planner(evaluator);
const learner = new Learner(learned.weights);

let squares = 0;
let count = 0;
for (let game = 0; game < games; game++) {
  const plan = { deal: FIRST_DEAL + game, breadth: BREADTH, lambda: LAMBDA };
  for (const { seen, target, total, rides, square } of selfPlay({ planner, evaluator }, plan)) {
    learner.add(seen, target);
    learnTotal(learned.totals, { seen, target: total, rate: 0.001 * (1 - (0.95 * game) / games) });
    const variance = learned.spreads[rides]! ** 2;
    learned.spreads[rides] = Math.sqrt(variance + (square - variance) / 2000);
    squares += square;
    count++;
  }
  if (game % BATCH === BATCH - 1) learner.step(FIRST_RATE * (1 - (0.95 * game) / games));
  if (game % 500 === 499) {
    console.log(
      `${game + 1} games, ${(count / 500).toFixed(1)} turns, error ${Math.sqrt(squares / count).toFixed(1)} points`,
    );
    squares = 0;
    count = 0;
  }
}
write();

function write(): void {
  const list = (numbers: Float64Array, digits: number): string =>
    Array.from(numbers, (number) => Number(number.toFixed(digits))).join(", ");
  const text = `import type { Learned } from "./evaluator.ts";

/** Learned by scripts/train-trambahn.ts from ${games} games. */
export const LEARNED: Learned = {
  spreads: Float64Array.of(${list(learned.spreads, 1)}),
  totals: Float64Array.of(${list(learned.totals, 4)}),
  weights: Float64Array.of(${list(learned.weights, 4)}),
};
`;
  writeFileSync(new URL("../src/trambahn/weights.ts", import.meta.url), text);
}
