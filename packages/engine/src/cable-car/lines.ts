import { type Cell, neighbour, opposite, type Side } from "./board.ts";
import { NOBODY, type Owner } from "./layout.ts";
import { isPlacement, placementOf } from "./move.ts";
import type { Network } from "./network.ts";
import { FIRST_TERMINAL, LAST_TERMINAL, lengthIn, NODE_MASK } from "./nodes.ts";
import { NO_TILE } from "./piece.ts";
import type { Position } from "./position.ts";
import { STATIONS, type Station } from "./stations.ts";
import { EXIT_SIDE, type Track, TURNED, trackOf } from "./tiles.ts";

/** One passage of a line over a tile: in by the even port of `entry`, out by the odd of `exit`. */
export interface Pass {
  readonly cell: Cell;
  readonly entry: Side;
  readonly exit: Side;
  readonly track: Track;
}

/** Where a line ends so far: before a free cell, whose side it will enter by, or for good. */
export type LineEnd =
  | { readonly at: "open"; readonly cell: Cell; readonly side: Side }
  | { readonly at: "station"; readonly station: Station }
  | { readonly at: "power" };

/** The line of a station's car, from the station on. */
export interface Line {
  readonly station: Station;
  /** Who scores with it; `null` where no car stands. */
  readonly owner: Owner | null;
  readonly passes: readonly Pass[];
  readonly end: LineEnd;
  /** What it has scored: 0 while it is open. */
  readonly points: number;
  /** Whether it ends at the power station. */
  readonly doubled: boolean;
}

/** A line that has scored, and by which move: an index into the game's moves. */
export interface ClosedLine {
  readonly station: Station;
  readonly owner: Owner;
  /** In passes of tiles. */
  readonly length: number;
  readonly end: LineEnd;
  readonly points: number;
  readonly doubled: boolean;
  readonly ply: number;
}

/** Follows the line of a station's car as far as tiles lie. `station` is 1 to 32. */
export function traceLine(position: Position, station: Station): Line {
  const { network } = position;
  const owner = ownerAt(network, station);
  const end = endOf(network, station);
  return {
    station,
    owner,
    passes: passesFrom(network, station),
    end,
    points: owner === null ? 0 : network.worth(station - 1),
    doubled: end.at === "power",
  };
}

/** The lines that have scored, by the moves that closed them and then by station (CC-18). */
export function closedLines(position: Position): readonly ClosedLine[] {
  const plies = layingPlies(position);
  return STATIONS.flatMap(({ station }): ClosedLine[] => {
    const { owner, passes, end, points, doubled } = traceLine(position, station);
    if (owner === null || end.at === "open") return [];
    const ply = Math.max(...passes.map(({ cell }) => plies.get(cell)!));
    return [{ station, owner, length: passes.length, end, points, doubled, ply }];
  }).sort((one, other) => one.ply - other.ply);
}

/** The length of a station's line, in passes. */
export const lengthOf = (network: Network, station: Station): number =>
  lengthIn(network.ends[FIRST_TERMINAL + station - 1]!);

/** Where a station's line ends so far. */
export function endOf(network: Network, station: Station): LineEnd {
  const node = network.ends[FIRST_TERMINAL + station - 1]! & NODE_MASK;
  if (node === LAST_TERMINAL) return { at: "power" };
  if (node >= FIRST_TERMINAL) return { at: "station", station: node - FIRST_TERMINAL + 1 };
  return { at: "open", cell: node >> 2, side: node & 3 };
}

/** Who scores with a station's car; `null` where none stands. */
export function ownerAt(network: Network, station: Station): Owner | null {
  const owner = network.layout.owners[station - 1]!;
  return owner === NOBODY ? null : owner;
}

function passesFrom(network: Network, station: Station): Pass[] {
  const passes: Pass[] = [];
  let cell: Cell | null = STATIONS[station - 1]!.cell;
  let entry = STATIONS[station - 1]!.side;
  while (cell !== null && network.tiles[cell] !== NO_TILE) {
    const geometry = TURNED[network.tiles[cell]!]!;
    const exit = EXIT_SIDE[geometry * 4 + entry]!;
    passes.push({ cell, entry, exit, track: trackOf(geometry, entry) });
    cell = neighbour(cell, exit);
    entry = opposite(exit);
  }
  return passes;
}

/** The ply by which each laid tile was laid, by cell. */
function layingPlies(position: Position): Map<Cell, number> {
  const plies = new Map<Cell, number>();
  for (const [ply, move] of position.history.subarray(0, position.ply).entries()) {
    if (isPlacement(move)) plies.set(placementOf(move).cell, ply);
  }
  return plies;
}
