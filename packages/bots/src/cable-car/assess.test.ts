import { type CableCarOptions, cableCar, knowledgeOf, type MadeMove } from "@endstation/engine";
import { expect, test } from "vitest";
import type { Assessment } from "../brain.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { cableCarBrain } from "./brain.ts";

/** What is said of the position after some moves of a numbered deal. */
function assess(input: object, texts: readonly string[], played: readonly string[]): Assessment {
  const options = cableCar.parseOptions(input);
  if (!options.ok) throw new Error(options.error.message);
  const { deal } = numberedDeal(cableCar as never, options.value, 1);
  const position = cableCar.start(options.value, deal as never);
  const moves: MadeMove[] = [];
  for (const move of texts) {
    const { seat } = position;
    expect(cableCar.play(position, move).ok).toBe(true);
    moves.push({ move, seat });
  }
  const knowledge = knowledgeOf<CableCarOptions, never, typeof position>(
    cableCar as never,
    options.value,
    { position, moves, seat: position.seat },
  );
  const assessing = cableCarBrain.assess(knowledge, played, 1);
  if (!assessing.ok) throw new Error(assessing.error.message);
  const first = assessing.value.assessment();
  if (played.length > 0) expect(first.candidates[0]!.moves).toEqual(played);
  while (assessing.value.step());
  return assessing.value.assessment();
}

const start = (input: object): string[] => {
  const options = cableCar.parseOptions(input);
  if (!options.ok) throw new Error(options.error.message);
  const { deal } = numberedDeal(cableCar as never, options.value, 1);
  return cableCar.legalMoves(cableCar.start(options.value, deal as never));
};

test("the best stands first, and what was played is judged among the others", () => {
  const input = { players: 3, hand: 2 };
  for (const played of [start(input)[0]!, "draw"]) {
    const { candidates, scores, chances } = assess(input, [], [played]);
    expect(candidates[0]!.loss).toBe(0);
    expect(candidates.map(({ value }) => value)).toEqual(
      candidates.map(({ value }) => value).sort((one, other) => other - one),
    );
    for (const { loss, value } of candidates) {
      expect(loss).toBeCloseTo(candidates[0]!.value - value, 9);
    }
    expect(candidates.map(({ moves }) => moves[0])).toContain(played);
    expect(candidates.map(({ moves }) => moves[0])).toContain("draw");
    expect(scores).toHaveLength(3);
    expect(chances.reduce((sum, chance) => sum + chance, 0)).toBeCloseTo(1, 6);
  }
});

test("the errors are about half a point on an empty board", () => {
  const { candidates } = assess({ players: 2 }, [], []);
  for (const { standardError } of candidates.slice(1)) {
    expect(standardError).toBeGreaterThan(0.1);
    expect(standardError).toBeLessThan(0.8);
  }
});

test("with a drawn tile only its placements are judged", () => {
  const { candidates } = assess({ players: 2 }, ["draw"], []);
  expect(candidates.length).toBeGreaterThan(3);
  for (const { moves } of candidates) expect(moves[0]).toContain("@");
});
