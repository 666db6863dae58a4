import type { Cell, Side } from "./board.ts";
import { traceLine } from "./lines.ts";
import { NO_TILE } from "./piece.ts";
import type { Position } from "./position.ts";
import { STATIONS, type Station } from "./stations.ts";
import { EXIT_SIDE, KINDS, type TileCode, type Track, TURNED, trackOf } from "./tiles.ts";

/** One track of a laid tile, and whose line runs over it. */
export interface TileTrack {
  readonly entry: Side;
  readonly exit: Side;
  readonly track: Track;
  /** The station from which a line comes over this track; `null` where none does yet. */
  readonly station: Station | null;
  /** Whether that line has reached its end. */
  readonly closed: boolean;
}

/** A laid tile as a board draws it. */
export interface LaidTile {
  readonly cell: Cell;
  readonly code: TileCode;
  readonly turn: number;
  /** By the side they are entered by. */
  readonly tracks: readonly TileTrack[];
}

/** All laid tiles, by cell, each with its four tracks. */
export function tracks(position: Position): readonly LaidTile[] {
  const lines = linesByEntry(position);
  const laid: LaidTile[] = [];
  for (const [cell, tile] of position.network.tiles.entries()) {
    if (tile === NO_TILE) continue;
    const geometry = TURNED[tile]!;
    const tileTracks = [0, 1, 2, 3].map((entry): TileTrack => {
      const line = lines.get(cell * 4 + entry);
      return {
        entry,
        exit: EXIT_SIDE[geometry * 4 + entry]!,
        track: trackOf(geometry, entry),
        station: line?.station ?? null,
        closed: line?.closed ?? false,
      };
    });
    laid.push({ cell, code: KINDS[tile >> 2]!, turn: tile & 3, tracks: tileTracks });
  }
  return laid;
}

/** Which station's line enters where, by cell * 4 + side. */
function linesByEntry(position: Position): Map<number, { station: Station; closed: boolean }> {
  const lines = new Map<number, { station: Station; closed: boolean }>();
  for (const { station } of STATIONS) {
    const { passes, end } = traceLine(position, station);
    const line = { station, closed: end.at !== "open" };
    for (const { cell, entry } of passes) lines.set(cell * 4 + entry, line);
  }
  return lines;
}
