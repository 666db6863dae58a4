import {
  type CompaniesOptions,
  cableCar,
  knowledgeOf,
  knownPosition,
  type MadeMove,
  SHARES,
  UNKNOWN,
} from "@endstation/engine";
import { expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { thinkThrough } from "../think-through.ts";
import { companiesBrain } from "./brain.ts";
import { Evidence } from "./evidence.ts";

const OPTIONS: CompaniesOptions = {
  ...{ players: 2, hand: 1, orientation: "fixed" },
  ...{ companies: true, exchange: "open-or-pile" },
};

/** How much likelier evidence makes the true companies of a hidden hand than chance, in all. */
function told(number: number): number {
  const { deal } = numberedDeal(cableCar as never, OPTIONS, number);
  const position = cableCar.start(OPTIONS, deal as never);
  const moves: MadeMove[] = [];
  while (position.network.laid < 50) {
    const { seat } = position;
    const knowledge = knowledgeOf(cableCar, OPTIONS, { position, moves, seat });
    const thinking = companiesBrain.think(knowledge, "skilled", moves.length);
    if (!thinking.ok) throw new Error(thinking.error.message);
    const { move } = thinkThrough(thinking.value);
    cableCar.play(position, move);
    moves.push({ move, seat });
  }
  const { seat } = position;
  const known = knownPosition(knowledgeOf(cableCar, OPTIONS, { position, moves, seat }));
  if (!known.ok) throw new Error(known.error.message);
  const evidence = new Evidence(known.value, { completions: 16, rivals: 12 }, new Chance(1));
  for (const _ of evidence.gather());
  const { companies } = known.value.exchange!.market;
  const { market } = position.exchange!;
  let sum = 0;
  for (let row = 0; row < 4; row++) {
    const share = market.held(1 - seat, row);
    if (companies[share] !== UNKNOWN) continue;
    const hidden = [...Array(8).keys()].filter(
      (company) => !companies.subarray(row * 8, row * 8 + 8).includes(company),
    );
    const all = hidden.map((company) => Math.exp(evidence.logs[share * 8 + company]!));
    const mean = all.reduce((total, each) => total + each, 0) / all.length;
    sum += evidence.logs[share * 8 + market.companies[share]!]! - Math.log(mean);
  }
  expect(evidence.logs).toHaveLength(SHARES * 8);
  return sum;
}

test("the moves of a seat that plays for its shares tell which they are", () => {
  const games = [1, 2, 3, 4, 5, 6].map(told);
  const mean = games.reduce((sum, each) => sum + each, 0) / games.length;
  expect(mean).toBeGreaterThan(0.7);
});
