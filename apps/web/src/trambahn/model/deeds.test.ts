import { expect, test } from "vitest";
import { deedsOf } from "./deeds.ts";
import { story } from "./story.ts";

const heard = (moves: readonly string[]) =>
  deedsOf(story(moves)).map(({ seat, sound }) => `${seat} ${sound}`);

test("cards are laid, money is coin, and a ride is heard of whoever has brought it about", () => {
  const moves = [
    ...["pass r7", "stop r2>new", "stop r9>1", "buy horse>1", "end"],
    ...["pass r1", "pass r4", "end", "pass r5"],
  ];
  expect(heard(moves)).toEqual([
    ...["0 lay", "0 lay", "0 coin"],
    ...["1 lay", "1 lay"],
    ...["0 lay", "0 line"],
  ]);
});

test("lines that close down for money sound as coin", () => {
  expect(heard(["pass r7", "stop b2>new", "stop b5>1", "end"])).toEqual([
    "0 lay",
    "0 lay",
    "0 coin",
  ]);
});
