import { expect, test } from "vitest";
import { deedsOf } from "./deeds.ts";
import type { Happening } from "./story.ts";

const turned = (ply: number) => ({ ply, seat: ply % 2, closesExchange: false });
const laid = { type: "laying", kind: 0, turn: 0, cell: 9, drawn: false } as const;
const line = { ply: 1, station: 4, owner: 0, points: 3 } as never;

test("tiles, lines that close and shares are heard, a pass is not", () => {
  const events: Happening[] = [
    { ...turned(0), ...laid, closed: [] },
    { ...turned(1), ...laid, closed: [line] },
    { ...turned(2), type: "exchange", percentage: 10, source: "open", given: null, taken: null },
    { ...turned(3), type: "pass" },
  ];
  expect(deedsOf(events)).toEqual([
    { ply: 0, seat: 0, sound: "lay" },
    { ply: 1, seat: 1, sound: "line" },
    { ply: 2, seat: 0, sound: "coin" },
  ]);
});
