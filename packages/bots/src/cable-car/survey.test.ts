import { Change, cableCar, FollowedCompletion, makeDeck, type Position } from "@endstation/engine";
import { expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { placementsOf } from "./placements.ts";
import { Survey } from "./survey.ts";

const WEIGHTS = [1, -1, 0.5, -0.25, 0.1, 2, 3, -3];
const weighed = (points: Int32Array, { network }: Position): number =>
  points
    .subarray(0, network.layout.ownerCount)
    .reduce((sum, each, owner) => sum + each * WEIGHTS[owner]!, 0);

test.each([
  { players: 2 },
  { players: 3, orientation: "free" },
  { players: 6 },
  { players: 2, companies: true },
])("a survey tells what each tile is worth on each gap with options %o", (input) => {
  const options = cableCar.parseOptions(input);
  if (!options.ok) throw new Error(options.error.message);
  const chance = new Chance(1);
  const completion = new FollowedCompletion();
  const change = new Change(completion);
  for (let round = 0; round < 5; round++) {
    const deck = makeDeck(new Uint8Array(32).fill(round));
    const position = cableCar.start(options.value, cableCar.shuffle(options.value, deck));
    while (!position.over) {
      completion.start(position.network, options.value.orientation);
      completion.next(chance);
      const survey = new Survey(completion, WEIGHTS);
      const { size } = completion.gaps;
      survey.add(Array.from({ length: size }, (_, gap) => gap));
      for (let again = 0; again < 20; again++) {
        const [gap, geometry] = [chance.below(size), chance.below(24)];
        change.one(gap, geometry);
        expect(survey.meanOf(gap, geometry)).toBeCloseTo(weighed(change.points, position), 6);
      }
      const moves = placementsOf(position);
      position.play(moves[chance.below(moves.length)]!);
    }
  }
});
