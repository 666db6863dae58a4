import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { PlainGame } from "../../test/plain.ts";
import { after, options } from "../../test/positions.ts";
import { playOut, randomBelow, randomGame, startOf } from "../../test/random.ts";
import { cellName, parseCell, TILE_CELLS } from "./board.ts";
import { layoutOf } from "./layout.ts";
import { closedLines, endOf, type LineEnd, lengthOf, traceLine } from "./lines.ts";
import { makeMove } from "./move.ts";
import { Network } from "./network.ts";
import { LAST_TERMINAL } from "./nodes.ts";
import { STATIONS } from "./stations.ts";
import { KINDS, parseKind, TILES, TURNED } from "./tiles.ts";

/** An end in the words of the plain rules. */
function plainEnd(end: LineEnd): string {
  if (end.at === "power") return "power";
  if (end.at === "station") return `station ${end.station}`;
  return `open ${cellName(end.cell)} ${end.side * 2}`;
}

describe("[CC-7] the power station", () => {
  test.each([
    { station: 4, way: "d1 d2 d3" },
    { station: 5, way: "e1 e2 e3" },
    { station: 12, way: "h4 g4 f4" },
    { station: 13, way: "h5 g5 f5" },
    { station: 20, way: "e8 e7 e6" },
    { station: 21, way: "d8 d7 d6" },
    { station: 28, way: "a5 b5 c5" },
    { station: 29, way: "a4 b4 c4" },
  ])("[CC-7] a straight way from $station leads into it over $way", ({ station, way }) => {
    const network = new Network(layoutOf(options()));
    for (const name of way.split(" ")) {
      expect(endOf(network, station).at).toBe("open");
      network.lay(parseKind("aaaa")! * 4, parseCell(name)!);
    }
    expect(endOf(network, station)).toEqual({ at: "power" });
  });

  test("[CC-7] no other way leads into it, and nothing comes out", () => {
    const network = new Network(layoutOf(options()));
    const into = [...network.ends].filter((end) => end === LAST_TERMINAL);
    const outOf = [...network.origins].filter((origin) => origin === LAST_TERMINAL);
    expect(into).toHaveLength(8);
    expect(outOf).toHaveLength(8);
  });
});

describe("tracing", () => {
  test("a line is its passes from the station on, and the free cell it will enter", () => {
    const line = traceLine(after("aaaa@c1 bbbb@c2"), 3);
    expect(line).toEqual({
      station: 3,
      owner: 0,
      passes: [
        { cell: parseCell("c1"), entry: 0, exit: 2, track: "a" },
        { cell: parseCell("c2"), entry: 0, exit: 1, track: "b" },
      ],
      end: { at: "open", cell: parseCell("d2"), side: 3 },
      points: 0,
      doubled: false,
    });
  });

  test("before the first tile a line waits at its station", () => {
    const line = traceLine(after(""), 9);
    expect(line).toMatchObject({ passes: [], end: { at: "open", cell: 7, side: 1 } });
  });

  test("a station without a car has a line of no owner, which scores nothing", () => {
    const line = traceLine(after("adbb@h8", { players: 3 }), 16);
    expect(line).toMatchObject({ owner: null, end: { at: "station", station: 16 }, points: 0 });
  });

  test("fragments and tracing agree with the plain rules at every ply", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const deal = Array.from(startOf(game).stack, (kind) => KINDS[kind]!);
        const plain = new PlainGame(game.options, deal);
        playOut(game, (position) => {
          if (position.ply > 0) plain.play(makeMove(position.history[position.ply - 1]!));
          for (const { station } of STATIONS) {
            const line = traceLine(position, station);
            const { end, passes } = plain.line(station);
            expect([plainEnd(line.end), line.passes.length]).toEqual([end, passes]);
            expect(lengthOf(position.network, station)).toBe(passes);
          }
        });
      }),
      { numRuns: 8 },
    );
  });
});

describe("closed lines", () => {
  test("tell their length, end, points and move, in the order of closing", () => {
    const [first, ...others] = closedLines(after("draw aaaa@d1 aaaa@d2 draw aaaa@d3"));
    expect(others).toEqual([]);
    expect(first).toEqual({
      station: 4,
      owner: 1,
      length: 3,
      end: { at: "power" },
      points: 6,
      doubled: true,
      ply: 4,
    });
  });

  test("add up to the points", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const end = playOut(game, () => {});
        const sums = Array(game.options.players).fill(0);
        for (const { owner, points } of closedLines(end)) sums[owner] += points;
        expect(sums).toEqual([...end.network.points]);
        const plies = closedLines(end).map(({ ply }) => ply);
        expect(plies).toEqual(plies.toSorted((one, other) => one - other));
      }),
      { numRuns: 20 },
    );
  });
});

describe("a full board", () => {
  const shuffled = (seed: number): number[] => {
    const below = randomBelow(seed);
    const kinds = TILES.map((code) => parseKind(code)!);
    for (let i = kinds.length - 1; i > 0; i--) {
      const j = below(i + 1);
      [kinds[i], kinds[j]] = [kinds[j]!, kinds[i]!];
    }
    return kinds;
  };
  /** A cell after a quarter turn of the whole board clockwise. */
  const turnedCell = (cell: number): number => (cell & 7) * 8 + 7 - (cell >> 3);
  const turnedStation = (station: number): number => ((station + 7) % 32) + 1;

  test("has no open line, and a turned board's lines are turned with it", () => {
    fc.assert(
      fc.property(fc.nat(), (seed) => {
        const network = new Network(layoutOf(options()));
        const turned = new Network(layoutOf(options()));
        for (const [index, kind] of shuffled(seed).entries()) {
          const cell = TILE_CELLS[index]!;
          network.lay(kind * 4, cell);
          turned.lay(TURNED[kind * 4 + 1]! * 4, turnedCell(cell));
        }
        for (const { station } of STATIONS) {
          const end = endOf(network, station);
          expect(end.at).not.toBe("open");
          const expected =
            end.at === "station" ? { at: "station", station: turnedStation(end.station) } : end;
          expect(endOf(turned, turnedStation(station))).toEqual(expected);
          expect(lengthOf(turned, turnedStation(station))).toBe(lengthOf(network, station));
        }
      }),
      { numRuns: 100 },
    );
  });
});
