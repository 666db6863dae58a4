import type { BySeat, Seat } from "../game.ts";
import type { Cell, Side } from "./board.ts";

/** A station's number as the board prints it, 1 to 32, clockwise from the top-left corner. */
export type Station = number;

/** How many stations stand round the board. */
export const STATION_COUNT = 32;

/** Where a station touches the board: its car enters by the even port of this side (CC-6). */
export interface StationPlace {
  readonly station: Station;
  readonly cell: Cell;
  readonly side: Side;
}

/** The eight cells along a side, clockwise. */
const ALONG: readonly ((step: number) => Cell)[] = [
  (step) => step,
  (step) => step * 8 + 7,
  (step) => 63 - step,
  (step) => (7 - step) * 8,
];

/** The stations in order, so station n is at index n - 1. */
export const STATIONS: readonly StationPlace[] = Array.from(
  { length: STATION_COUNT },
  (_, index) => {
    const side = index >> 3;
    return { station: index + 1, cell: ALONG[side]!(index & 7), side };
  },
);

/** The station at a side of a cell, `null` where there is none. */
export const stationAt = (cell: Cell, side: Side): Station | null =>
  STATIONS.find((place) => place.cell === cell && place.side === side)?.station ?? null;

const odd = STATIONS.map(({ station }) => station).filter((station) => station % 2 === 1);
const even = odd.map((station) => station + 1);

/** The stations of each seat's cars, from 2 players up (CC-8). */
const CHART: readonly BySeat<readonly Station[]>[] = [
  [odd, even],
  [
    [1, 4, 6, 11, 15, 20, 23, 25, 28, 31],
    [2, 7, 9, 12, 14, 19, 22, 27, 29, 32],
    [3, 5, 8, 10, 13, 18, 21, 24, 26, 30],
  ],
  [
    [4, 7, 11, 16, 20, 23, 27, 32],
    [3, 8, 12, 15, 19, 24, 28, 31],
    [1, 6, 10, 13, 18, 21, 25, 30],
    [2, 5, 9, 14, 17, 22, 26, 29],
  ],
  [
    [1, 5, 10, 14, 22, 28],
    [6, 12, 18, 23, 27, 32],
    [3, 7, 15, 19, 25, 29],
    [2, 9, 13, 21, 26, 30],
    [4, 8, 11, 20, 24, 31],
  ],
  [
    [1, 5, 10, 19, 27],
    [2, 11, 18, 25, 29],
    [4, 8, 14, 21, 26],
    [6, 15, 20, 24, 31],
    [3, 9, 13, 23, 30],
    [7, 12, 22, 28, 32],
  ],
];

/** The stations of each seat's cars, by seat, for 2 to 6 players. */
export const carsBySeat = (players: number): BySeat<readonly Station[]> => CHART[players - 2]!;

/** The seat whose car stands at each station, at [station - 1]; `null` where none does (CC-17). */
export function carSeats(players: number): readonly (Seat | null)[] {
  const seats = STATIONS.map((): Seat | null => null);
  for (const [seat, stations] of carsBySeat(players).entries()) {
    for (const station of stations) seats[station - 1] = seat;
  }
  return seats;
}
