import { expect, test } from "vitest";
import { dealt, withCompanies } from "../../test/positions.ts";
import type { BaseOptions, CompaniesOptions } from "./options.ts";
import { MAX_MOVES, type Position } from "./position.ts";

/** How many sequences of `depth` moves there are. */
function perft(position: Position, depth: number): number {
  const moves = new Uint16Array(MAX_MOVES);
  const count = position.legalMoves(moves);
  if (depth === 1) return count;
  let sum = 0;
  for (let index = 0; index < count; index++) {
    position.play(moves[index]!);
    sum += perft(position, depth - 1);
    position.undo();
  }
  return sum;
}

// The second hand holds dddd, which has few placements or, by CC-16, many.
const TOP = "baac dddd cdac bcbc aaaa";

// Counted with the plain rules of test/plain.ts and test/plain-companies.ts.
test.each<{ changes: Partial<BaseOptions> | CompaniesOptions; counts: number[] }>([
  { changes: {}, counts: [27, 122, 2250, 55_632] },
  { changes: { players: 3 }, counts: [27, 128, 2354, 58_250] },
  { changes: { players: 4, hand: 2 }, counts: [55, 2464, 71_482] },
  { changes: { orientation: "free" }, counts: [105, 488, 29_248] },
  { changes: { hand: 3, orientation: "free" }, counts: [205, 16_528] },
  { changes: withCompanies(), counts: [35, 626, 18_890] },
  { changes: withCompanies({ players: 3, exchange: "open" }), counts: [31, 366, 8274] },
  {
    changes: withCompanies({ players: 6, hand: 2, orientation: "free", exchange: "open" }),
    counts: [137, 17_756],
  },
])("counts of move sequences: $changes", ({ changes, counts }) => {
  const found = counts.map((_, index) => perft(dealt(TOP, changes), index + 1));
  expect(found).toEqual(counts);
});
