import { DRAW, type Move, makeMove, type Position, placementOf } from "@endstation/engine";
import type { Assessing, Assessment } from "../brain.ts";
import { Overview } from "./drawing.ts";
import { Judgement, type Option } from "./judgement.ts";
import { idleMovesOf, placementsOf } from "./placements.ts";
import type { Samples } from "./samples.ts";

/** Completions by which cells are chosen that are worth a closer look. */
const SURVEYED = 300;
/** Completions by which the chosen are judged: the error is then about half a point. */
const COMPLETIONS = 2_500;
/** How many placements are judged besides the best of each tile and turn. */
const BEST = 6;
/** How many judgements are made between two pauses: well under a few ms. */
const CHUNK = 1_000;

/**
 * Judges what the seat to move can do: the best cells of each tile and turn that it has, the best
 * placements in all, exchanges, the draw, and the move that was played (`null` where none was).
 */
export function assessMoves(position: Position, samples: Samples, played: Move | null): Assessing {
  const { seat, players } = samples.worth;
  const judgementOf = (option: Option): Judgement => new Judgement(option, players, COMPLETIONS);
  const moves = placementsOf(position);
  let judgements = [judgementOf(only(played ?? moves[0] ?? idleMovesOf(position)[0]!))];
  function* work(): Generator<void> {
    const overview = new Overview(samples, samples.worth.weights, position.network);
    yield* overview.add(SURVEYED);
    judgements = optionsOf(position, overview, played).map(judgementOf);
    let judged = 0;
    for (let completion = 0; completion < COMPLETIONS; completion++) {
      samples.next();
      for (const each of judgements) {
        each.add(samples, seat);
        judged += each.option.moves.length;
      }
      if (judged < CHUNK) continue;
      judged = 0;
      yield;
    }
  }
  const steps = work();
  return { step: () => !steps.next().done, assessment: () => sumUp(judgements) };
}

const only = (move: Move): Option => ({ name: move, moves: [{ move, chance: 1 }] });

/** What is worth a closer look. */
function optionsOf(position: Position, overview: Overview, played: Move | null): Option[] {
  const moves = placementsOf(position);
  const sorted = moves.toSorted((one, other) => overview.worthOf(other) - overview.worthOf(one));
  const looks = new Map<number, Move>();
  for (const move of sorted) {
    const { kind, turn } = placementOf(move);
    if (!looks.has(kind * 4 + turn)) looks.set(kind * 4 + turn, move);
  }
  const chosen = new Set([...looks.values(), ...sorted.slice(0, BEST)]);
  const canDraw = !position.pending && position.stackSize > 0;
  for (const move of idleMovesOf(position)) chosen.add(move);
  if (played !== null && played !== DRAW) chosen.add(played);
  return [
    ...[...chosen].map(only),
    ...(canDraw ? [{ name: DRAW, moves: overview.bestDraws(position) }] : []),
  ];
}

/** The judgements as an assessment, the best first. */
function sumUp(judgements: readonly Judgement[]): Assessment {
  const sorted = judgements.toSorted((one, other) => other.value - one.value);
  const best = sorted[0]!;
  const mean = (sums: Float64Array): number[] =>
    Array.from(sums, (sum) => (best.count === 0 ? 0 : sum / best.count));
  return {
    candidates: sorted.map((each) => ({
      moves: [makeMove(each.option.name)],
      value: each.value,
      ...each.lossAgainst(best),
    })),
    scores: mean(best.scores),
    chances: mean(best.wins),
  };
}
