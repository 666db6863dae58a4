import { type AnyGame, gameOf, STATIONS } from "@endstation/engine";
import type { Deed, Lesson } from "../apps/web/src/learn/lesson.ts";
import { playFrom } from "../apps/web/src/learn/replayed.ts";

/** So many moves deep a step is tried out. */
const DEPTH = 4;

/**
 * A way through a step of a lesson, as its own judge sees it: the shortest one found, so that tests
 * go through the lesson as it is, whichever game it is set in.
 */
export function wayThrough<Position>(lesson: Lesson<Position>, index: number): readonly Deed[] {
  const game: AnyGame = gameOf(lesson.record.game);
  const step = lesson.steps[index]!;
  const base = [...lesson.record.moves.slice(0, step.ply), ...(step.lead ?? [])];
  const at = (made: readonly string[]) => playFrom(lesson, [...base, ...made])?.position;
  let ways: readonly (readonly Deed[])[] = [[]];
  for (let depth = 0; depth < DEPTH; depth++) {
    const further: (readonly Deed[])[] = [];
    for (const way of ways) {
      const made = way.flatMap((deed) => (deed.kind === "moves" ? deed.moves : []));
      const before = at(made)!;
      for (const deed of deeds(game, before)) {
        const next = deed.kind === "moves" ? [...made, ...deed.moves] : made;
        const [after, start] = [at(next), at([])!];
        if (after === undefined) continue;
        const seat = lesson.seat;
        const verdict = step.judge({ deed, start, before, after, made: next, seat });
        if (verdict?.kind === "done") return [...way, deed];
        if (verdict?.kind === "on") further.push([...way, deed]);
      }
    }
    ways = further;
  }
  throw new Error(`No way through ${step.id} was found.`);
}

/** All moves that are legal, and each line that could be looked at. */
function deeds(game: AnyGame, position: unknown): readonly Deed[] {
  const moves = game.legalMoves(position).map((move): Deed => ({ kind: "moves", moves: [move] }));
  const follows = STATIONS.map(({ station }): Deed => ({ kind: "follow", station }));
  return game.id === "cable-car" ? [...moves, ...follows] : moves;
}
