import type { ClosedLine, Line, Pass } from "@endstation/engine";
import type { Happening } from "../model/story.ts";

/** A car on its way home. */
export interface Run {
  readonly line: ClosedLine;
  readonly passes: readonly Pass[];
}

/**
 * The cars that run home when a game goes on from `before` events: those of the last move alone,
 * also where moves have piled up, and none where one was taken back.
 */
export function runsSince(
  before: number,
  events: readonly Happening[],
  lines: readonly Line[],
): readonly Run[] {
  const last = events.at(-1);
  if (events.length <= before || last?.type !== "laying") return [];
  return last.closed.map((line) => ({
    line,
    passes: lines.find(({ station }) => station === line.station)!.passes,
  }));
}
