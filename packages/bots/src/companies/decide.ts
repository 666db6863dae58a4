import { DRAW, isPlacement, makeMove, type Position } from "@endstation/engine";
import type { Decision, Thinking } from "../brain.ts";
import { Overview } from "../cable-car/drawing.ts";
import {
  type Contender,
  contender,
  errorOf,
  halve,
  judgeAll,
  meanOf,
} from "../cable-car/halving.ts";
import { idleMovesOf, placementsOf } from "../cable-car/placements.ts";
import type { Chance } from "../chance.ts";
import { thinkingOf } from "../thinking.ts";
import type { Effort } from "./levels.ts";
import { prepare } from "./prepare.ts";

/**
 * Thinks about a turn: tiles and exchanges by the same completions, then the best tile against a
 * drawn one. To a completion it is the same whether a tile is laid now or later; so an exchange
 * pays for its turn by going without what the best tile would bring.
 */
export function decide(position: Position, effort: Effort, chance: Chance): Thinking {
  const tiles = placementsOf(position);
  const idle = idleMovesOf(position);
  const mayDraw = !position.pending && position.stackSize > 0 && effort.reserve < Infinity;
  let decision: Decision = {
    move: makeMove(tiles[0] ?? idle.at(-1)!),
    value: null,
    standardError: null,
  };
  function* work(): Generator<void> {
    const samples = yield* prepare(position, effort, chance);
    const overview = new Overview(samples, samples.worth.weights, position.network);
    yield* overview.add(effort.surveyed);
    const worths = new Map(tiles.map((move) => [move, overview.worthOf(move)]));
    tiles.sort((one, other) => worths.get(other)! - worths.get(one)! || one - other);
    const contenders = [...tiles.slice(0, effort.kept), ...idle].map(contender);
    yield* halve(samples, contenders, effort);
    // Without a rival nothing was judged.
    if (contenders.length === 1) yield* judgeAll(samples, contenders, effort.weighed);
    const tile = contenders.find(({ move }) => isPlacement(move));
    const best =
      tile && meanOf(contenders[0]!) < meanOf(tile) + effort.turn ? tile : contenders[0]!;
    decision = judged(best);
    if (!mayDraw || !tile) return;
    const value = meanOf(tile) + overview.worthOfDraw(position) - worths.get(tile.move)!;
    if (value > meanOf(best) + effort.reserve) {
      decision = { ...decision, move: makeMove(DRAW), value };
    }
  }
  return thinkingOf(work(), () => decision);
}

const judged = (each: Contender): Decision => ({
  move: makeMove(each.move),
  value: meanOf(each),
  standardError: errorOf(each),
});
