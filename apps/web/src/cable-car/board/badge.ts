import { CELL, corner } from "./geometry.ts";
import type { BoardContent } from "./scene.ts";

// Clockwise from the bottom right, which is where a finger hides least.
const CORNERS = [
  [1, 1],
  [-1, 1],
  [-1, -1],
  [1, -1],
] as const;

/**
 * Where the ghost's points stand: beside the corner of its cell round which the fewest changed
 * lines run. Never over an open end, and rather not over the ring of stations.
 */
export function badgePlace(cell: number, content: BoardContent): { x: number; y: number } {
  const column = cell % 8;
  const row = cell >> 3;
  const cost = ([dx, dy]: readonly [number, number]): number => {
    const around = [
      [column + dx, row],
      [column, row + dy],
      [column + dx, row + dy],
    ] as const;
    return around.reduce((sum, [x, y]) => sum + crowd(x, y, content), 0);
  };
  const costs = CORNERS.map(cost);
  const [dx, dy] = CORNERS[costs.indexOf(Math.min(...costs))]!;
  const [x, y] = corner(cell);
  return { x: x + CELL / 2 + dx * 37, y: y + CELL / 2 + dy * 34 };
}

function crowd(x: number, y: number, content: BoardContent): number {
  if (x < 0 || y < 0 || x > 7 || y > 7) return 2;
  const cell = y * 8 + x;
  let sum = 0;
  for (const line of content.lines) {
    if (!content.lit.has(line.station)) continue;
    sum += line.passes.filter((pass) => pass.cell === cell).length;
    if (line.end.at === "open" && line.end.cell === cell) sum += 4;
  }
  return sum;
}
