import type { Line, Owner } from "@endstation/engine";

/** What the lines under way of an owner would score if each of them ended where it stands. */
export const underway = (lines: readonly Line[], owner: Owner): number =>
  lines.reduce(
    (sum, line) =>
      line.owner === owner && line.end.at === "open" ? sum + line.passes.length : sum,
    0,
  );
