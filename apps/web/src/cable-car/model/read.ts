import {
  KINDS,
  type Line,
  NO_TILE,
  type Placement,
  type Position,
  STATIONS,
  type TileCode,
  TURNED,
  traceLine,
} from "@endstation/engine";
import { readAhead } from "./ahead.ts";

/** The board as it is to be drawn. */
export interface BoardState {
  /** How the tile on each cell lies, as the code of the kind that looks so as printed. */
  readonly tiles: readonly (TileCode | null)[];
  /** The lines of all cars, those that have scored among them, by station. */
  readonly lines: readonly Line[];
}

/** How a tile looks when it is turned clockwise by `turn` quarters. */
export const lying = (kind: number, turn: number): TileCode => KINDS[TURNED[kind * 4 + turn]!]!;

/** Reads tiles and lines; with `placement`, as if that tile lay there too. */
export function readBoard(position: Position, placement: Placement | null): BoardState {
  return readAhead(position, placement, ({ network }) => ({
    tiles: Array.from(network.tiles, (tile) => (tile === NO_TILE ? null : KINDS[TURNED[tile]!]!)),
    lines: STATIONS.map(({ station }) => traceLine(position, station)).filter(
      (line) => line.owner !== null,
    ),
  }));
}
