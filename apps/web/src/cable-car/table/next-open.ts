import type { Line, Station } from "@endstation/engine";

/** The next line under way after a station's, going round the board; `undefined` if there is none. */
export function nextOpen(lines: readonly Line[], station: Station | null): Line | undefined {
  const open = lines.filter((line) => line.end.at === "open" && line.passes.length > 0);
  return open.find((line) => line.station > (station ?? 0)) ?? open[0];
}
