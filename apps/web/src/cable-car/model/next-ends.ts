import {
  type Line,
  type LineEnd,
  type Position,
  placements,
  preview,
  UNKNOWN,
  unseenKinds,
} from "@endstation/engine";

/** A way in which a line can end with the next tile, and what it would score then. */
export interface NextEnd {
  readonly end: LineEnd;
  readonly points: number;
}

/**
 * How an open line can end with the next tile, by any that the position's viewer holds or has not
 * seen; each end once, with the most points that it can bring, those with most first.
 */
export function nextEnds(position: Position, line: Line): readonly NextEnd[] {
  if (line.end.at !== "open") return [];
  const { cell: open } = line.end;
  const found = new Map<string, NextEnd>();
  for (const kind of possibleKinds(position)) {
    const turns = placements(position, kind).find(({ cell }) => cell === open)?.turns ?? [];
    for (const turn of turns) {
      const changes = preview(position, { kind, turn, cell: open });
      const change = changes.find(({ station }) => station === line.station);
      if (!change || change.points === undefined) continue;
      const { end, points } = change;
      const key = end.at === "station" ? String(end.station) : end.at;
      if (points > (found.get(key)?.points ?? 0)) found.set(key, { end, points });
    }
  }
  return [...found.values()].sort((a, b) => b.points - a.points);
}

/** The kinds of tiles that may come: known in a hand, or not seen yet. */
function possibleKinds(position: Position): readonly number[] {
  const held = [...position.hands, position.drawn].filter((piece) => piece < UNKNOWN);
  const counts = unseenKinds(position);
  return counts.flatMap((count, kind) => (count > 0 || held.includes(kind) ? [kind] : []));
}
