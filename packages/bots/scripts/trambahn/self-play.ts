import { END, LAST_RIDE, type TrambahnPosition, trambahn } from "@endstation/engine";
import { numberedDeal } from "../../src/numbered-deal.ts";
import { type Evaluator, POINTS_SCALE } from "../../src/trambahn/evaluator.ts";
import type { Breadth, Planner } from "../../src/trambahn/planner.ts";
import { type Seen, seen } from "./learner.ts";

const OPTIONS = { players: 2 } as const;

/** The end of a turn. */
interface Afterstate {
  readonly seen: Seen;
  readonly seat: number;
  /** What `seat` leads by. */
  readonly lead: number;
  /** What both have. */
  readonly total: number;
  /** The rides to come. */
  readonly rides: number;
}

/** A lesson: what was seen, and the points still to come that it should have promised. */
export interface Lesson {
  readonly seen: Seen;
  readonly target: number;
  /** The points that both got from here on, in `POINTS_SCALE`. */
  readonly total: number;
  readonly rides: number;
  /** The square of what the final margin, in points, was from the expected one. */
  readonly square: number;
}

/** A game of the planner against itself, and the lessons of it by TD(lambda). */
export function selfPlay(
  { planner, evaluator }: { readonly planner: Planner; readonly evaluator: Evaluator },
  {
    deal,
    breadth,
    lambda,
  }: { readonly deal: number; readonly breadth: Breadth; readonly lambda: number },
): readonly Lesson[] {
  const dealt = numberedDeal(trambahn, OPTIONS, deal);
  const position = trambahn.start(OPTIONS, dealt.deal as never, dealt.deck);
  const ends: Afterstate[] = [];
  while (!position.over) {
    const { seat } = position;
    for (const move of planner.plan(position, breadth)[0]!.moves) {
      if (move === END) ends.push(afterstate(position, seat, evaluator));
      position.play(move);
    }
  }
  const { points } = position.sheet;
  return lessons(ends, points, lambda);
}

function afterstate(position: TrambahnPosition, seat: number, evaluator: Evaluator): Afterstate {
  const { points, rides } = position.sheet;
  return {
    seen: seen(evaluator, evaluator.future(position, seat)),
    seat,
    lead: points[seat]! - points[1 - seat]!,
    total: points[0]! + points[1]!,
    rides: LAST_RIDE - rides,
  };
}

/** `points` are the final ones, by seat. */
function lessons(
  ends: readonly Afterstate[],
  points: Uint16Array,
  lambda: number,
): readonly Lesson[] {
  const margin = points[0]! - points[1]!;
  // What seat 0 may expect in the end, as the later turns see it.
  let later = margin;
  return ends.toReversed().map(({ seen, seat, lead, total, rides }) => {
    const sign = seat === 0 ? 1 : -1;
    const expected = lead + POINTS_SCALE * seen.output;
    const lesson = {
      seen,
      target: (sign * later - lead) / POINTS_SCALE,
      total: (points[0]! + points[1]! - total) / POINTS_SCALE,
      rides,
      square: (sign * margin - expected) ** 2,
    };
    later = lambda * later + (1 - lambda) * sign * expected;
    return lesson;
  });
}
