import { ok } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { KINDS, playWhole } from "../../test/whole-game.ts";
import { makeAnswer, makeRefusal } from "./answer.ts";
import { beginRequest } from "./begin.ts";
import { parseBotRequest } from "./request.ts";

const GOOD = {
  format: "endstation-seat/1",
  game: "cable-car",
  options: { players: 2 },
  deal: {},
  seat: 0,
  moves: [] as string[],
  hand: ["baac"],
  drawn: null,
  level: "random",
  seed: 7,
};

/** A request in The Companies at the start: what seat 0 of two sees of the shares. */
const SHARES = Object.fromEntries(
  ["10", "20", "30", "40"].map((row) => [
    row,
    ["yellow", null, "orange", null, null, null, null, null],
  ]),
);
const COMPANIES = { options: { players: 2, companies: true }, deal: { shares: SHARES } };
const TRAMBAHN = { game: "trambahn", hand: ["r1", "r2", "r3", "g4", "c", "c"] };

/** What becomes of a line: the move, or the code of the error. */
function outcomeOf(text: string): string {
  const request = parseBotRequest(text);
  if (!request.ok) return request.error.code;
  const thinking = beginRequest(request.value, 1);
  return thinking.ok ? thinking.value.decision().move : thinking.error.code;
}

const ask = (changes: object): string => outcomeOf(JSON.stringify({ ...GOOD, ...changes }));

const MOVE = /^(draw|end|pass .*|swap .*|[a-d]{4}@[a-h][1-8])$/;

describe("good requests are answered with a move", () => {
  test.each<{ why: string; changes: object }>([
    { why: "the first move of a game", changes: {} },
    { why: "an answer to a move", changes: { seat: 1, moves: ["aaaa@a1"] } },
    {
      why: "a drawn tile in the hand of three",
      changes: {
        options: { players: 2, hand: 3 },
        hand: ["baac", "baac", "dddd"],
        moves: ["draw"],
        drawn: "aaaa",
      },
    },
    { why: "the best play of a budget", changes: { level: "strongest", ms: 1 } },
    { why: "a level with a budget", changes: { ms: 0.5 } },
    { why: "no seed", changes: { seed: undefined } },
    { why: "a seed beyond 32 bits", changes: { seed: -(2 ** 40) } },
    { why: "keys that nobody knows", changes: { names: ["Ada", "Bo"] } },
    { why: "The Companies", changes: COMPANIES },
    { why: "Trambahn", changes: TRAMBAHN },
  ])("$why", ({ changes }) => {
    expect(ask(changes)).toMatch(MOVE);
    expect(ask(changes)).toBe(ask(changes));
  });
});

describe("bad requests are refused by a code", () => {
  test.each<{ why: string; text: string; code: string }>([
    { why: "an empty line", text: "", code: "not-json" },
    { why: "a line that is cut off", text: '{"format":', code: "not-json" },
    { why: "a list", text: "[]", code: "not-a-request" },
    { why: "null", text: "null", code: "not-a-request" },
    { why: "a number", text: "7", code: "not-a-request" },
    { why: "an empty object", text: "{}", code: "unknown-format" },
  ])("$why", ({ text, code }) => {
    expect(outcomeOf(text)).toBe(code);
  });

  test.each<{ why: string; changes: object; code: string }>([
    {
      why: "a record",
      changes: { format: "endstation-record/1" },
      code: "unknown-format",
    },
    { why: "no format", changes: { format: undefined }, code: "unknown-format" },
    { why: "another game", changes: { game: "chess" }, code: "unknown-game" },
    { why: "a game by an inherited name", changes: { game: "toString" }, code: "unknown-game" },
    { why: "no options", changes: { options: undefined }, code: "options" },
    { why: "nobody to play with", changes: { options: { players: 1 } }, code: "players" },
    {
      why: "an option that is none",
      changes: { options: { players: 2, blitz: true } },
      code: "unknown-option",
    },
    { why: "no deal", changes: { deal: undefined }, code: "deal" },
    { why: "a deal that tells tiles", changes: { deal: { tiles: [] } }, code: "deal" },
    { why: "The Companies without shares", changes: { ...COMPANIES, deal: {} }, code: "shares" },
    {
      why: "shares that the seat has not seen",
      changes: {
        ...COMPANIES,
        deal: { shares: { ...SHARES, "40": SHARES["40"]!.with(1, "brown") } },
      },
      code: "shares",
    },
    { why: "a seat beyond the table", changes: { seat: 2 }, code: "seat" },
    { why: "a seat between two", changes: { seat: 0.5 }, code: "seat" },
    { why: "a spectator", changes: { seat: null }, code: "seat" },
    { why: "moves as one text", changes: { moves: "draw" }, code: "moves" },
    { why: "a move that is no text", changes: { moves: [1] }, code: "moves" },
    { why: "a move that cannot be read", changes: { moves: ["jump"] }, code: "malformed" },
    { why: "an illegal move", changes: { moves: ["aaaa@c3"] }, code: "no-neighbour" },
    { why: "no hand", changes: { hand: undefined }, code: "hand" },
    { why: "a hand with a number", changes: { hand: [3] }, code: "hand" },
    { why: "a hand too large", changes: { hand: ["baac", "aaaa"] }, code: "hand" },
    { why: "an empty hand", changes: { hand: [] }, code: "hand" },
    { why: "a tile that does not exist", changes: { hand: ["abcd"] }, code: "hand" },
    {
      why: "a hand of tiles that all lie",
      changes: { moves: ["dddd@h8", "dddd@h7"], hand: ["dddd"] },
      code: "hand",
    },
    { why: "drawn left out", changes: { drawn: undefined }, code: "drawn" },
    { why: "drawn without a draw", changes: { drawn: "aaaa" }, code: "drawn" },
    { why: "a draw that shows nothing", changes: { moves: ["draw"] }, code: "drawn" },
    { why: "another seat's turn", changes: { moves: ["aaaa@a1"] }, code: "not-your-turn" },
    { why: "another seat's tile", changes: { seat: 1, moves: ["draw"] }, code: "not-your-turn" },
    { why: "no level", changes: { level: undefined }, code: "no-such-level" },
    { why: "an unknown level", changes: { level: "god" }, code: "no-such-level" },
    { why: "no time at all", changes: { ms: 0 }, code: "ms" },
    { why: "time as text", changes: { ms: "5" }, code: "ms" },
    { why: "the strongest without a budget", changes: { level: "strongest" }, code: "ms" },
    { why: "a seed that is not whole", changes: { seed: 1.5 }, code: "seed" },
    { why: "a seed as text", changes: { seed: "7" }, code: "seed" },
    {
      why: "another's income in the open",
      changes: { ...TRAMBAHN, seat: 1, moves: ["pass r7", "bank g4"] },
      code: "income",
    },
    {
      why: "a hand of Trambahn with nine conductors",
      changes: { ...TRAMBAHN, hand: ["c", "c", "c", "c", "c", "c", "c", "c", "c"] },
      code: "hand",
    },
  ])("$why", ({ changes, code }) => {
    expect(ask(changes)).toBe(code);
  });
});

describe("whole games by requests alone", () => {
  test.each(KINDS)("$game $options", async (kind) => {
    const { moves } = await playWhole(kind, ({ options, seat, moves, view }) =>
      ask({ game: kind.game, options, seat, moves, ...view }),
    );
    expect(moves.length).toBeGreaterThan(59);
  });

  test("after the end there is nothing to ask", async () => {
    const { moves } = await playWhole(
      { game: "cable-car", options: { players: 2 }, deal: 5 },
      ({ options, seat, moves, view }) => ask({ options, seat, moves, ...view }),
    );
    const all = moves.map(({ move }) => move);
    expect(ask({ moves: all, hand: [] })).toBe("game-over");
  });
});

describe("lines of answers", () => {
  const decision = { move: "draw", value: 3.25, standardError: null };

  test("tell the move, its value and the time, and that thinking was cut only if it was", () => {
    const line = makeAnswer(decision, { ms: 1.23456, cut: false });
    expect(line).toBe('{"move":"draw","value":3.25,"standardError":null,"ms":1.235}');
    const cut = makeAnswer(decision, { ms: 2, cut: true });
    expect(JSON.parse(cut)).toEqual({ ...decision, ms: 2, cut: true });
  });

  test("tell a code and a sentence of what is wrong, and no more", () => {
    const request = parseBotRequest("{}");
    expect(request).not.toEqual(ok(expect.anything()));
    if (request.ok) return;
    const message = 'The format is not "endstation-seat/1".';
    expect(JSON.parse(makeRefusal(request.error))).toEqual({
      error: { code: "unknown-format", message },
    });
  });
});
