import { describe, expect, test } from "vitest";
import { isScoring, story } from "./story.ts";

const kinds = (moves: readonly string[]) => story(moves).map(({ kind }) => kind);

describe("the story of a game", () => {
  test("tells what goes to one line in a row as one deed", () => {
    const told = story(["pass r7", "stop b2>new", "stop b5>1", "stop r3>new", "bank ?", "bank ?"]);
    expect(told.map((one) => one.kind)).toEqual(["pass", "stop", "stop", "bank"]);
    expect(told[1]).toMatchObject({ sign: "I", fresh: true, ply: 2 });
    expect(told[1]).toHaveProperty("cards.length", 2);
    expect(told[3]).toMatchObject({ count: 2 });
  });

  test("keeps two new lines apart", () => {
    const told = story(["pass r7", "stop b2>new", "stop b5>new"]);
    expect(told.slice(1)).toMatchObject([{ line: 1 }, { line: 2, sign: "Ib" }]);
  });

  test("[TB-18] tells which lines closed down for how much", () => {
    const told = story(["pass r7", "stop b2>new", "stop b5>1", "end"]);
    expect(told.at(-1)).toMatchObject({ kind: "end", closed: ["I"], money: 2 });
  });

  test("[TB-20] tells a ride with its sums and the four who boarded", () => {
    const moves = [
      ...["pass r7", "stop r2>new", "stop r9>1", "buy horse>1", "end"],
      ...["pass r1", "pass r4", "end", "pass r5"],
    ];
    expect(kinds(moves).at(-1)).toBe("ride");
    const ride = story(moves).at(-1)!;
    expect(ride).toMatchObject({
      number: 1,
      colour: "red",
      points: [6, 0],
      parts: [{ seat: 0, sign: "II", points: [1, 2], factor: 2, total: 6 }],
    });
    expect(ride).toHaveProperty("boarded.length", 4);
  });

  test("[TB-15] tells a special tour, also one that brings nothing", () => {
    const cards = ["1", "2", "3", "4"].map((value, i) => `stop y${value}>${i ? 1 : "new"}`);
    const moves = ["pass r7", ...cards, "stop y5>1", "buy horse>1", "end", "pass b1", "end"];
    const toured = story([...moves, "pass b2", "stop y6>1", "stop y7>1", "stop c>1"]);
    expect(toured.filter(isScoring)).toMatchObject([
      { kind: "tour", seat: 0, sign: "IV", points: [16, 0] },
    ]);
  });
});
