import { isIn } from "./cell-set.ts";
import type { Owner } from "./layout.ts";
import { endOf, type LineEnd, lengthOf, ownerAt } from "./lines.ts";
import type { Placement } from "./move.ts";
import type { Position } from "./position.ts";
import { STATIONS, type Station } from "./stations.ts";

/** What a tile would do to the line of a car. Lengths are in passes. */
export interface LineChange {
  readonly station: Station;
  readonly owner: Owner;
  readonly before: number;
  readonly after: number;
  /** Where the line would end. */
  readonly end: LineEnd;
  /** What it would score, where it would be closed. */
  readonly points?: number;
  /** Whether it would end at the power station. */
  readonly doubled: boolean;
}

/**
 * The lines of cars that a tile would change, by station, whoever holds it and whose turn it is.
 * A cell that takes no tile, or has one, gives none; other rules are for `placementFault` to
 * judge. The position is as before when this returns.
 */
export function preview(position: Position, placement: Placement): readonly LineChange[] {
  const { network } = position;
  if (!isIn({ low: network.freeLow, high: network.freeHigh }, placement.cell)) return [];
  const before = STATIONS.map(({ station }) => lengthOf(network, station));
  network.lay(placement.kind * 4 + placement.turn, placement.cell);
  const changes = STATIONS.flatMap(({ station }): LineChange[] => {
    const owner = ownerAt(network, station);
    const after = lengthOf(network, station);
    if (owner === null || after === before[station - 1]) return [];
    const end = endOf(network, station);
    return [
      {
        station,
        owner,
        before: before[station - 1]!,
        after,
        end,
        ...(end.at !== "open" && { points: network.worth(station - 1) }),
        doubled: end.at === "power",
      },
    ];
  });
  network.takeBack();
  return changes;
}
