import { describe, expect, test } from "vitest";
import { dictionary as words } from "../../i18n/en/index.ts";
import { plain } from "../../i18n/phrase.ts";
import { pick, seated } from "../test/seat.ts";
import { endParts, nowParts } from "./talk.ts";
import type { Turn } from "./turn.ts";

const people = [
  { name: "Mira", colour: "yellow", here: true, lost: null },
  { name: "Ben", colour: "blue", here: true, lost: null },
] as const;
const telling = { words, people, me: 0 };
const now = (turn: Turn) => plain(nowParts(turn, telling));
const end = (turn: Turn) => plain(endParts(turn, telling));

describe("the sentence over the buttons", () => {
  test("asks for a passenger first", () => {
    const { turn } = seated([], ["b2", "b5", "b9", "b10", "r7", "c"]);
    expect(now(turn)).toBe("Lay one or two cards at the termini.");
    expect(end(turn)).toBe("First comes a passenger; then you may end the turn.");
  });

  test("tells what a passenger's ride will bring to both", () => {
    const moves = [
      ...["pass r7", "stop r2>new", "stop r9>1", "buy horse>1", "end"],
      ...["pass r1", "pass r4", "end"],
    ];
    const { turn } = seated(moves, ["r5", "b2", "b3", "b4", "b5", "b6"]);
    pick(turn, "r5");
    expect(now(turn)).toBe("red 5: a terminus is full. A red ride: You 6, Ben 0.");
  });

  test("tells where the cards go, and that the new line closes down", () => {
    const { turn } = seated(["pass r7"], ["b2", "b5", "b9", "b10", "c"]);
    turn.look("stop");
    pick(turn, "b5", "b2");
    expect(now(turn)).toBe("blue 2 and 5 to a new line I.");
    expect(end(turn)).toBe("End turn then draws 3 cards; line I closes down for 2,000 Mark.");
  });

  test("tells a special tour with its points", () => {
    const lay = (values: number[]) => values.map((value) => `stop y${value}>1`);
    const first = ["pass r7", "stop y1>new", ...lay([2, 3, 4, 5]), "buy horse>1", "end"];
    const { turn } = seated([...first, "pass b1", "end", "pass b2"], ["y6", "y7", "c", "r1", "r2"]);
    turn.look("stop");
    pick(turn, "c", "y7", "y6");
    expect(now(turn)).toBe(
      "yellow 6, 7, and a conductor to line IV. Eight cards: its special tour runs at once, 16 points.",
    );
  });

  test("tells the price of a tram and what is left", () => {
    const { turn } = seated(["pass r7", "stop b2>new"], ["b9", "b10", "c", "r1"]);
    turn.chooseTram("horse");
    expect(now(turn)).toBe(
      "horse tram for line I, 5,000 Mark: a ride then brings 2 points. You keep 7,000 Mark.",
    );
  });

  test("tells whose turn it is, and says nothing of its end", () => {
    const { turn } = seated(["pass r7", "end"], ["b2", "b5", "b9", "b10", "c", "r1"]);
    expect([now(turn), end(turn)]).toEqual(["Ben chooses passengers.", ""]);
  });
});
