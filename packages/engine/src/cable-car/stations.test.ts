import { describe, expect, test } from "vitest";
import { cellName, parseCell } from "./board.ts";
import { carSeats, carsBySeat, STATIONS, stationAt } from "./stations.ts";

describe("[CC-6] the stations", () => {
  const cellsOf = (from: number, to: number): string =>
    STATIONS.slice(from - 1, to)
      .map(({ cell }) => cellName(cell))
      .join(" ");

  test.each([
    { side: 0, from: 1, to: 8, cells: "a1 b1 c1 d1 e1 f1 g1 h1" },
    { side: 1, from: 9, to: 16, cells: "h1 h2 h3 h4 h5 h6 h7 h8" },
    { side: 2, from: 17, to: 24, cells: "h8 g8 f8 e8 d8 c8 b8 a8" },
    { side: 3, from: 25, to: 32, cells: "a8 a7 a6 a5 a4 a3 a2 a1" },
  ])("[CC-6] $from to $to lie at $cells", ({ side, from, to, cells }) => {
    expect(cellsOf(from, to)).toBe(cells);
    expect(STATIONS.slice(from - 1, to).every((place) => place.side === side)).toBe(true);
  });

  test("[CC-6] a corner cell touches two stations, an inner side none", () => {
    const around = (name: string): (number | null)[] =>
      [0, 1, 2, 3].map((side) => stationAt(parseCell(name)!, side));
    expect(around("a1")).toEqual([1, null, null, 32]);
    expect(around("h1")).toEqual([8, 9, null, null]);
    expect(around("h8")).toEqual([null, 16, 17, null]);
    expect(around("a8")).toEqual([null, null, 24, 25]);
    expect(around("c3")).toEqual([null, null, null, null]);
  });
});

describe("[CC-8] the cars", () => {
  test.each([
    { players: 2, cars: 16, without: [] },
    { players: 3, cars: 10, without: [16, 17] },
    { players: 4, cars: 8, without: [] },
    { players: 5, cars: 6, without: [16, 17] },
    { players: 6, cars: 5, without: [16, 17] },
  ])("[CC-8] $players players have $cars cars each", ({ players, cars, without }) => {
    const bySeat = carsBySeat(players);
    expect(bySeat.map((stations) => stations.length)).toEqual(Array(players).fill(cars));
    const seats = carSeats(players);
    const empty = STATIONS.map(({ station }) => station).filter((n) => seats[n - 1] === null);
    expect(empty).toEqual(without);
    expect(new Set(bySeat.flat()).size).toBe(players * cars);
  });

  test.each([
    { players: 2, seat: 1, first: [2, 4, 6] },
    { players: 3, seat: 2, first: [3, 5, 8] },
    { players: 4, seat: 0, first: [4, 7, 11] },
    { players: 5, seat: 4, first: [4, 8, 11] },
    { players: 6, seat: 5, first: [7, 12, 22] },
  ])("[CC-8] of $players, seat $seat has $first and more", ({ players, seat, first }) => {
    expect(carsBySeat(players)[seat]!.slice(0, 3)).toEqual(first);
    for (const station of first) expect(carSeats(players)[station - 1]).toBe(seat);
  });
});
