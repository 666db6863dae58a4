import { describe, expect, test } from "vitest";
import {
  COPIES,
  DISTINCT_TURNS,
  EXIT_SIDE,
  KINDS,
  parseKind,
  TILES,
  type TileCode,
  TURNED,
  trackOf,
} from "./tiles.ts";

const kind = (code: TileCode): number => parseKind(code)!;
const exits = (geometry: number): number[] => [...EXIT_SIDE.slice(geometry * 4, geometry * 4 + 4)];

describe("[CC-3] a tile's code says where each track goes", () => {
  test.each([
    ["aaaa", "straight across", [2, 3, 0, 1]],
    ["bbbb", "to the next side clockwise", [1, 2, 3, 0]],
    ["cccc", "to the next side counter-clockwise", [3, 0, 1, 2]],
    ["dddd", "back out of the same side", [0, 1, 2, 3]],
    ["baac", "clockwise, straight, straight, counter-clockwise", [1, 3, 0, 2]],
  ] as const)("[CC-3] %s: %s", (code, _meaning, sides) => {
    expect(exits(kind(code))).toEqual(sides);
  });

  test("[CC-3] the kinds are all 24 ways to join four entries with four exits", () => {
    const ways = KINDS.map((_, geometry) => exits(geometry).join(""));
    expect(new Set(ways).size).toBe(24);
    for (const way of ways) expect([...way].sort().join("")).toBe("0123");
  });

  test("[CC-3] a track is the letter of the side that it enters by", () => {
    expect([0, 1, 2, 3].map((side) => trackOf(kind("cdac"), side)).join("")).toBe("cdac");
  });
});

describe("[CC-4] the 60 tiles", () => {
  test("[CC-4] five kinds lie four times in the box, two three times, the others twice", () => {
    const copies = (n: number): string[] => KINDS.filter((_, index) => COPIES[index] === n);
    expect(copies(4)).toEqual(["aaaa", "aacb", "acba", "baac", "cbaa"]);
    expect(copies(3)).toEqual(["bcbc", "cbcb"]);
    expect(copies(2)).toHaveLength(17);
    expect(TILES).toHaveLength(60);
  });

  test.each(["", "aaa", "abcd", "aaab", "AAAA", "aaaaa"])("%j is no tile", (code) => {
    expect(parseKind(code)).toBeNull();
  });
});

describe("[CC-5] turning", () => {
  test.each([
    ["baac", ["baac", "cbaa", "acba", "aacb"]],
    ["adad", ["adad", "dada", "adad", "dada"]],
    ["aaaa", ["aaaa", "aaaa", "aaaa", "aaaa"]],
    ["cdac", ["cdac", "ccda", "accd", "dacc"]],
  ] as const)("[CC-5] quarter turns of %s clockwise", (code, looks) => {
    expect([0, 1, 2, 3].map((turn) => KINDS[TURNED[kind(code) * 4 + turn]!])).toEqual(looks);
  });

  test("[CC-5] a turned tile's tracks are turned with it", () => {
    for (let index = 0; index < KINDS.length; index++) {
      const turned = exits(TURNED[index * 4 + 1]!);
      exits(index).forEach((exit, side) => {
        expect(turned[(side + 1) % 4]).toBe((exit + 1) % 4);
      });
    }
  });

  test("[CC-5] kinds look different in one, two or four turns", () => {
    const having = (turns: number): string[] =>
      KINDS.filter((_, index) => DISTINCT_TURNS[index] === turns);
    expect(having(1)).toEqual(["aaaa", "bbbb", "cccc", "dddd"]);
    expect(having(2)).toEqual(["bcbc", "cbcb", "adad", "dada"]);
    expect(having(4)).toHaveLength(16);
  });
});
