import { describe, expect, test } from "vitest";
import { after } from "../../test/positions.ts";
import { parseCell } from "./board.ts";
import { closedLines, lengthOf, traceLine } from "./lines.ts";
import { STATIONS } from "./stations.ts";
import { parseKind } from "./tiles.ts";

describe("[CC-18] scoring", () => {
  test("[CC-18] a line scores a point for each pass, for the owner of its car, whoever laid it", () => {
    // Seat 1 sends the car of station 2, its own, back over the tile that seat 0 has laid.
    const position = after("aaaa@b1 dddd@b2");
    expect([...position.network.points]).toEqual([0, 3]);
    expect(
      traceLine(position, 2)
        .passes.map(({ track }) => track)
        .join(""),
    ).toBe("ada");
  });

  test("[CC-18] a tile passed twice counts twice", () => {
    const { passes, points } = traceLine(after("aaaa@b1 dddd@b2"), 2);
    expect(passes.map(({ cell }) => cell)).toEqual([1, 9, 1]);
    expect(points).toBe(3);
  });

  test("[CC-18] at the power station the sum is doubled", () => {
    const position = after("aaaa@d1 aaaa@d2 aaaa@d3");
    expect(traceLine(position, 4)).toMatchObject({
      end: { at: "power" },
      points: 6,
      doubled: true,
    });
    expect([...position.network.points]).toEqual([0, 6]);
  });

  test("[CC-18] a building counts, though its station has no car", () => {
    const position = after("bbbb@h7 baac@h8", { players: 3 });
    const line = traceLine(position, 15);
    expect(line).toMatchObject({ owner: 0, end: { at: "station", station: 16 }, points: 2 });
    expect([...position.network.points]).toEqual([2, 0, 0]);
  });

  test("[CC-18] an open line scores nothing", () => {
    const position = after("aaaa@d1 aaaa@d2");
    expect(traceLine(position, 4)).toMatchObject({ points: 0, doubled: false });
    expect([...position.network.points]).toEqual([0, 0]);
  });
});

describe("[CC-19] one tile may complete several lines", () => {
  const before = "bbbb@e8 accd@g8 acba@d1 dada@g7 dada@a6 dbcd@h7";

  test("[CC-19] four at once all score", () => {
    expect([...after(before).network.points]).toEqual([0, 0]);
    const position = after(`${before} baac@h8`);
    expect([...position.network.points]).toEqual([4, 6]);
    expect(closedLines(position).map(({ ply }) => ply)).toEqual([6, 6, 6, 6]);
  });
});

test("a closed loop is no line, harms none and is taken back", () => {
  const position = after("adad@b1");
  const { network } = position;
  const words = () => [network.ends.slice(0, -1), network.origins.slice(0, -1)];
  const before = words();
  // The two tiles face each other with U-turns.
  network.lay(parseKind("adad")! * 4, parseCell("c1")!);
  for (const { station } of STATIONS) {
    expect(lengthOf(network, station)).toBe(traceLine(position, station).passes.length);
  }
  network.takeBack();
  expect(words()).toEqual(before);
});
