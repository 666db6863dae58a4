import type { Line, Seat, Station } from "@endstation/engine";

/**
 * The next line under way after a station's, the reader's own first and then the others', going
 * round the board; `undefined` if there is none.
 */
export function nextOpen(
  lines: readonly Line[],
  station: Station | null,
  me: Seat | null,
): Line | undefined {
  const open = lines.filter((line) => line.end.at === "open" && line.passes.length > 0);
  const own = open.filter(({ owner }) => owner === me);
  const all = [...own, ...open.filter(({ owner }) => owner !== me)];
  return all[all.findIndex((line) => line.station === station) + 1] ?? all[0];
}
