import type { Move, Position } from "@endstation/engine";
import type { Assessing } from "../brain.ts";
import { assessMoves } from "../cable-car/assess.ts";
import { Samples } from "../cable-car/samples.ts";
import type { Chance } from "../chance.ts";
import { prepare } from "./prepare.ts";
import { ShareWorth } from "./share-worth.ts";

const PREPARATION = { scrutiny: { completions: 24, rivals: 16 }, weighed: 300 };

/**
 * Judges what the seat to move can do, exchanges too, by what it knows and by what the others'
 * moves tell of their shares. `played` is the move that was made, `null` where none was.
 */
export function assess(position: Position, played: Move | null, chance: Chance): Assessing {
  const { network, options } = position;
  const { orientation } = options;
  const worth = new ShareWorth(position, null);
  let assessing = assessMoves(
    position,
    new Samples({ network, orientation, worth, chance }),
    played,
  );
  function* work(): Generator<void> {
    const samples = yield* prepare(position, PREPARATION, chance);
    assessing = assessMoves(position, samples, played);
    while (assessing.step()) yield;
  }
  const steps = work();
  return { step: () => !steps.next().done, assessment: () => assessing.assessment() };
}
