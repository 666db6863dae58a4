import { describe, expect, test } from "vitest";
import { begin, exhaust, faultCode, playAll, ruling } from "../../test/trambahn/positions.ts";
import { trambahn } from "./game.ts";

/** A turn of seat 0 with these cards, after a first passenger `b1` and more moves. */
const turn = (hand: string, moves = "", money = "") =>
  playAll(begin({ hand: `b1 ${hand}`, money }), `pass b1${moves && `, ${moves}`}`);

describe("[TB-9] five phases in order", () => {
  test.each([
    { why: "a passenger first", moves: "", move: "pass r5", rule: "legal" },
    { why: "no phase is mandatory but the first and last", moves: "", move: "end", rule: "legal" },
    { why: "stops may be skipped", moves: "", move: "bank r5", rule: "legal" },
    { why: "no passenger after a stop", moves: "stop r2>new", move: "pass r5", rule: "TB-9" },
    { why: "no passenger after income", moves: "bank r2", move: "pass r5", rule: "TB-9" },
    { why: "no stop after income", moves: "bank r2", move: "stop r5>new", rule: "TB-9" },
    {
      why: "no income after a tram",
      moves: "stop r2>new, buy horse>1",
      move: "bank r5",
      rule: "TB-9",
    },
    {
      why: "no stop after a tram",
      moves: "stop r2>new, buy horse>1",
      move: "stop r5>1",
      rule: "TB-9",
    },
  ])("[TB-9] $why: $move is $rule", ({ moves, move, rule }) => {
    expect(ruling(turn("r2 r5 g3 g4 y9", moves), move)).toBe(rule);
  });

  test.each(["stop r2>new", "bank r2", "buy horse>1", "end"])(
    "[TB-9] without a passenger %s is too early",
    (move) => {
      expect(faultCode(begin({ hand: "b1 r2 r5 g3 g4 y9" }), move)).toBe("no-passenger");
    },
  );
});

describe("[TB-10] passengers", () => {
  const hand = "b1 b2 r7 c c y9";
  test.each(["pass b1", "pass r7", "pass y9", "pass c>b", "pass c>r", "pass c>g", "pass c>y"])(
    "[TB-10] %s is legal",
    (move) => {
      expect(ruling(begin({ hand }), move)).toBe("legal");
    },
  );

  test("[TB-10] only cards of the hand, and no third one", () => {
    expect(faultCode(begin({ hand }), "pass g1")).toBe("passenger-not-held");
    const two = playAll(begin({ hand }), "pass b1, pass c>b");
    expect(faultCode(two, "pass b2")).toBe("two-passengers");
    expect(trambahn.legalMoves(two).filter((move) => move.startsWith("pass"))).toEqual([]);
    expect(faultCode(playAll(begin({ hand }), "pass b1"), "pass b1")).toBe("passenger-not-held");
  });
});

describe("[TB-12] stops", () => {
  const lines = "stop r4>new, stop g7>new, stop r8>1";
  test.each([
    { why: "ascending with a gap", moves: "stop r4>new", move: "stop r8>1", code: null },
    { why: "a new line of any value", moves: "stop r4>new", move: "stop g7>new", code: null },
    { why: "a second line of a colour", moves: "stop r4>new", move: "stop r8>new", code: null },
    { why: "another colour", moves: "stop r4>new", move: "stop g7>1", code: "other-colour" },
    { why: "a lower value", moves: "stop r8>new", move: "stop r4>1", code: "not-ascending" },
    { why: "an equal value", moves: "stop r4>new", move: "stop r4>1", code: "not-ascending" },
    { why: "no such line", moves: lines, move: "stop r4>3", code: "no-line" },
    { why: "far beyond", moves: lines, move: "stop r4>99", code: "no-line" },
    { why: "not held", moves: lines, move: "stop r8>1", code: "stop-not-held" },
  ])("[TB-12] $why: $move", ({ moves, move, code }) => {
    expect(faultCode(turn("r4 r4 g7 r8 c", moves), move)).toBe(code);
  });
});

describe("[TB-13] a 10 closes its line", () => {
  test.each(["stop c>1", "stop r10>1"])("[TB-13] %s is refused", (move) => {
    const position = turn("r10 c r10 r4 r5", "stop r10>new");
    expect(faultCode(position, move)).toBe("line-closed");
    expect(trambahn.legalMoves(position)).not.toContain(move);
  });

  test("[TB-13] a 9 does not", () => {
    expect(ruling(turn("r9 c r10 r4 r5", "stop r9>new"), "stop c>1")).toBe("legal");
  });
});

describe("[TB-14] conductors in lines", () => {
  const hand = "r4 c c r5 g1";
  test("[TB-14] a line cannot start with one", () => {
    expect(faultCode(turn(hand), "stop c>new")).toBe("conductor-first");
    expect(trambahn.legalMoves(turn(hand))).not.toContain("stop c>new");
  });

  test("[TB-14] several in a line, which set no value", () => {
    const position = turn(hand, "stop r4>new, stop c>1, stop c>1");
    expect(ruling(position, "stop r5>1")).toBe("legal");
    expect(faultCode(turn(hand, "stop r5>new, stop c>1"), "stop r4>1")).toBe("not-ascending");
  });
});

test("[TB-16] only cards of the hand are income", () => {
  expect(faultCode(turn("r4 c c r5 g1"), "bank r7")).toBe("income-not-held");
  expect(faultCode(turn("r4 c c r5 g1"), "bank c")).toBeNull();
});

describe("[TB-17] trams", () => {
  const hand = "r4 g10 y1 y2 y3";
  const lines = "stop r4>new, stop g10>new, stop y1>new";
  test.each([
    { why: "for an own line", moves: lines, move: "buy horse>1", code: null },
    { why: "for a line closed by a 10", moves: lines, move: "buy horse>2", code: null },
    { why: "not without a line", moves: "", move: "buy horse>1", code: "no-line-for-tram" },
    { why: "not on offer", moves: lines, move: "buy steam>1", code: "not-on-offer" },
    {
      why: "a second one for another line",
      moves: `${lines}, buy horse>1`,
      move: "buy horse>2",
      code: null,
    },
    {
      why: "no second one for a line",
      moves: `${lines}, buy horse>1`,
      move: "buy horse>1",
      code: "has-tram",
    },
    {
      why: "too little money",
      moves: `${lines}, buy horse>1, buy horse>2`,
      move: "buy horse>3",
      code: "too-dear",
    },
  ])("[TB-17] $why: $move", ({ moves, move, code }) => {
    const position = turn(hand, moves);
    expect(faultCode(position, move)).toBe(code);
    expect(trambahn.legalMoves(position).includes(move)).toBe(code === null);
  });
});

test("[TB-19] an empty hand at the start of a turn leaves only its end", () => {
  const position = exhaust(begin({ hand: "b1 r2 r5 g3 g4 y9" }));
  expect(trambahn.legalMoves(position)).toEqual(["end"]);
  expect(ruling(position, "end")).toBe("legal");
  expect(faultCode(position, "pass r2")).toBe("passenger-not-held");
  expect(faultCode(position, "buy horse>1")).toBe("no-passenger");
});

test("a hand that empties in the course of a turn leaves trams and its end", () => {
  const position = turn("r4 r5 r6 g1 g2", "stop r4>new, bank r5, bank r6, bank g1, bank g2");
  expect(trambahn.legalMoves(position)).toEqual(["buy horse>1", "end"]);
});

describe("of several faults the first in the record's order is named", () => {
  const fresh = begin({ hand: "b1 r2 r5 g3 g4 y9" });
  const late = turn("r2 r5 g3 c y10", "stop y10>new, bank r2");
  const stops = turn("r2 r5 g3 c y10", "stop y10>new");
  test.each([
    { why: "form before the phase", position: fresh, move: "stop r2>0", code: "malformed" },
    { why: "a back is no move", position: fresh, move: "bank ?", code: "malformed" },
    { why: "phase before the card", position: fresh, move: "stop g9>new", code: "no-passenger" },
    { why: "phase before the line", position: late, move: "stop c>9", code: "phase-over" },
    { why: "phase before passengers", position: late, move: "pass y5", code: "phase-over" },
    { why: "card before the line", position: stops, move: "stop g9>9", code: "stop-not-held" },
    { why: "closed before the colour", position: stops, move: "stop g3>1", code: "line-closed" },
    { why: "offer before the line", position: stops, move: "buy steam>9", code: "not-on-offer" },
  ])("$why: $move", ({ position, move, code }) => {
    expect(faultCode(position, move)).toBe(code);
  });
});
