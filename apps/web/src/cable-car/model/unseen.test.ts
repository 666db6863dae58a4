import { EMPTY_TABLE, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import { openPosition } from "./open.ts";
import { unseenTiles } from "./unseen.ts";

const tableOf = (hand: readonly string[], moves: readonly string[] = []): Table => ({
  ...EMPTY_TABLE,
  game: "cable-car",
  options: { players: 3 },
  moves: moves.map((move) => ({ move, at: 0 })),
  view: { deal: {}, hand, drawn: null },
});
const total = ({ left }: ReturnType<typeof unseenTiles>) =>
  left.reduce((sum, { count }) => sum + count, 0);

test("the own hand and the board are seen, the stack and others' hands are not", () => {
  const unseen = unseenTiles(openPosition(tableOf(["bbbb"], ["aaaa@a1"]), 1));
  expect(total(unseen)).toBe(60 - 2);
  expect(unseen.inHands).toBe(2);
  expect(unseen.inStack).toBe(60 - 2 - 2);
  const counts = unseen.left.map(({ count }) => count);
  expect(counts).toEqual(counts.toSorted((a, b) => b - a));
});

test("a watcher has seen no hand", () => {
  const unseen = unseenTiles(openPosition(tableOf([]), null));
  expect(total(unseen)).toBe(60);
  expect(unseen.inHands).toBe(3);
  expect(unseen.gone).toEqual([]);
});

test("a kind of which the last tile is seen is gone", () => {
  const first = unseenTiles(openPosition(tableOf([]), null));
  const single = first.left.find(({ count }) => count === 1);
  const { code } = single ?? { code: "aaaa" };
  const after = unseenTiles(openPosition(tableOf([code]), 0));
  expect(after.gone.includes(code)).toBe(single !== undefined);
});
