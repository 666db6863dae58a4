import { describe, expect, test } from "vitest";
import { after, dealt, faultCode, playAll, ruling } from "../../test/positions.ts";
import { cellName, EDGE_CELLS } from "./board.ts";
import { cableCar } from "./game.ts";
import type { Position } from "./position.ts";

/** The cells on which a tile may be laid as printed, by name. */
const cellsFor = (position: Position, code: string): string[] =>
  cableCar
    .legalMoves(position)
    .filter((move) => move.startsWith(`${code}@`))
    .map((move) => move.slice(5));

const edge: string[] = EDGE_CELLS.map(cellName);

describe("[CC-13] where a tile may be laid", () => {
  test("[CC-13] the edge is always open, an inner cell beside a laid tile only", () => {
    const position = after("aaaa@b1");
    expect(ruling(position, "aaaa@b2")).toBe("legal");
    expect(ruling(position, "aaaa@b3")).toBe("CC-13");
    expect(ruling(position, "aaaa@c2")).toBe("CC-13");
    expect(ruling(position, "aaaa@f8")).toBe("legal");
  });

  test("[CC-13] no tile on a tile", () => {
    expect(faultCode(after("aaaa@b1"), "aaaa@b1")).toBe("occupied");
  });

  test("[CC-13] the power station is no neighbour", () => {
    const position = after("aaaa@b1");
    expect(
      ["d3", "e3", "f4", "f5", "d6", "e6", "c4", "c5"].map((cell) =>
        ruling(position, `aaaa@${cell}`),
      ),
    ).toEqual(Array(8).fill("CC-13"));
  });

  test("[CC-13] the reach grows with each tile, over all four sides", () => {
    const position = after("aaaa@c1 aaaa@c2 aaaa@c3");
    const inner = cellsFor(position, "baac").filter((cell) => !edge.includes(cell));
    expect(inner).toEqual(["b2", "d2", "b3", "d3", "c4"]);
  });
});

test("[CC-1] no tile on the power station", () => {
  for (const cell of ["d4", "e4", "d5", "e5"]) {
    expect(faultCode(after(""), `aaaa@${cell}`)).toBe("power-station");
  }
});

describe("[CC-14] orientation", () => {
  test("[CC-14] as printed without the variant", () => {
    expect(ruling(after(""), "baac/1@c1")).toBe("CC-14");
    const moves = cableCar.legalMoves(dealt("baac bbbb"));
    expect(moves.filter((move) => move.includes("/"))).toEqual([]);
  });

  test("[CC-14] with free orientation turned by any number of quarter turns", () => {
    const position = after("", { orientation: "free" });
    for (const turn of [1, 2, 3]) expect(ruling(position, `baac/${turn}@c1`)).toBe("legal");
    const moves = cableCar.legalMoves(dealt("baac bbbb", { orientation: "free" }));
    expect(moves.filter((move) => move.endsWith("@c1")).length).toBe(4);
  });

  test.each(["aaaa/1@c1", "aaaa/2@c1", "bcbc/2@c1", "adad/3@c1"])(
    "[CC-14] %s looks like a smaller turn and is not a move",
    (move) => {
      expect(ruling(after("", { orientation: "free" }), move)).toBe("record");
    },
  );

  test("[CC-14] tiles of two kinds that look alike are different moves", () => {
    const moves = cableCar.legalMoves(dealt("adad dada bbbb", { orientation: "free", hand: 2 }));
    expect(moves).toContain("adad@c1");
    expect(moves).toContain("dada/1@c1");
  });
});

describe("[CC-15] no line over one tile", () => {
  test.each([
    ["d on the outer side under a car", "dacc@c1"],
    ["the same on the right", "adbb@h3"],
    ["the same below", "badb@c8"],
    ["the same on the left", "bbad@a3"],
    ["in the corner from 1 to the building of 32", "cbaa@a1"],
    ["in the corner from 32 to the building of 1", "aacb@a1"],
    ["in the corner from 8 to the building of 9", "baac@h1"],
    ["in the corner from 16 to the building of 17", "cbaa@h8"],
  ])("[CC-15] %s: %s", (_why, move) => {
    expect([move, ruling(after(""), move)]).toEqual([move, "CC-15"]);
  });

  test("[CC-15] a U-turn on an inner side forbids nothing", () => {
    expect(ruling(after(""), "adbb@c1")).toBe("legal");
  });

  test("[CC-15] lines of two passes may be closed, whoever owns them", () => {
    const position = after("aaaa@b1");
    expect(ruling(position, "dddd@b2")).toBe("legal");
  });
});

describe("[CC-16] the exception", () => {
  test("[CC-16] dddd may be laid on every edge cell of the empty board", () => {
    expect(cellsFor(dealt("dddd bbbb"), "dddd")).toEqual(edge);
    expect(cellsFor(dealt("dddd bbbb", { orientation: "free" }), "dddd")).toEqual(edge);
  });

  test("[CC-16] it ends as soon as one placement breaks nothing", () => {
    const position = after("aaaa@b1");
    expect(ruling(position, "dddd@c1")).toBe("CC-15");
    expect(ruling(position, "dddd@b2")).toBe("legal");
  });

  test("[CC-16] with free orientation a faulty turn stays forbidden where another avoids it", () => {
    const position = after("", { orientation: "free" });
    expect(ruling(position, "adad/1@c1")).toBe("CC-15");
    expect(ruling(position, "adad@c1")).toBe("legal");
  });

  test("[CC-16] it is judged for each tile by itself, whatever else is held", () => {
    const position = dealt("dddd aaaa bbbb bbbb", { hand: 2 });
    expect(cellsFor(position, "dddd")).toEqual(edge);
    expect(ruling(position, "aaaa@c1")).toBe("legal");
  });

  test("[CC-16] it holds for a drawn tile", () => {
    const position = playAll(dealt("aaaa aaaa dddd"), "draw");
    expect(cellsFor(position, "dddd")).toEqual(edge);
  });
});

describe("[CC-17] stations without a car", () => {
  test.each([3, 5, 6])(
    "[CC-17] with %i players dddd goes on h8 of the empty board only",
    (players) => {
      expect(cellsFor(dealt("dddd", { players }), "dddd")).toEqual(["h8"]);
    },
  );

  test("[CC-17] 16 and 17 forbid nothing, their neighbours do", () => {
    const position = after("", { players: 3 });
    expect(ruling(position, "adbb@h8")).toBe("legal");
    expect(ruling(position, "adbb@h7")).toBe("CC-15");
    expect(ruling(after(""), "adbb@h8")).toBe("CC-15");
  });
});

describe("of several faults the first in the record's order is named", () => {
  const drawn = playAll(dealt("aaaa bbbb cbaa"), "draw");
  const fresh = dealt("dacc bbbb cbaa");
  test.each([
    { why: "form before the pending tile", position: drawn, move: "pass 1", code: "malformed" },
    {
      why: "pending before the exchange",
      position: drawn,
      move: "swap 10 open",
      code: "second-draw",
    },
    { why: "pending before the pass", position: drawn, move: "pass", code: "second-draw" },
    { why: "piece before the turn", position: drawn, move: "baac/1@d4", code: "not-drawn" },
    { why: "piece before the cell", position: fresh, move: "bbbb@d4", code: "not-held" },
    { why: "turn before the cell", position: fresh, move: "dacc/1@d4", code: "turned" },
    { why: "cell before the line", position: fresh, move: "dacc@c3", code: "no-neighbour" },
    { why: "the line last", position: fresh, move: "dacc@c1", code: "one-tile-line" },
    { why: "exchange", position: fresh, move: "swap 40 pile", code: "no-exchange" },
    { why: "pass", position: fresh, move: "pass", code: "no-pass" },
  ])("$why: $move", ({ position, move, code }) => {
    expect(faultCode(position, move)).toBe(code);
  });
});
