import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { SAMPLE_DECK, sampleParts, sampleRecord } from "../../test/sample.ts";
import { cableCar } from "../cable-car/game.ts";
import type { Position } from "../cable-car/position.ts";
import { randomMove } from "../deal/random-move.ts";
import { checkRecord } from "./check.ts";
import { makeRecord } from "./make.ts";
import { parseRecord } from "./parse.ts";
import { replay } from "./replay.ts";
import { verify } from "./verify.ts";

const record = sampleRecord();
const json = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

function parsed(parts: Parameters<typeof makeRecord>[0]) {
  const made = makeRecord(parts);
  if (!made.ok) throw new Error(made.error.message);
  return made.value;
}

/** The code of what is wrong with the record when some of its keys are other ones. */
function codeOf(changes: Record<string, unknown>): string | null {
  const checked = checkRecord({ ...record, ...changes }, { verify: false });
  return checked.ok ? null : checked.error.code;
}

describe("making and reading", () => {
  test("a record that was made is read back as it was, and replays", () => {
    expect(parseRecord(json(record))).toEqual({ ok: true, value: record });
    expect(replay(record)).toMatchObject({ ok: true, value: { finished: true } });
  });

  test("its result is what the moves give", () => {
    const scores = record.result!.scores;
    expect(scores).toHaveLength(3);
    expect(scores.reduce((sum, score) => sum + score)).toBeGreaterThan(0);
  });

  test("parts that do not fit together make no record", () => {
    const parts = sampleParts();
    const made = makeRecord({ ...parts, moves: [...parts.moves, "draw"] });
    expect(made).toMatchObject({ ok: false, error: { rule: "CC-20", move: parts.moves.length } });
  });

  test("further keys are kept", () => {
    const parsed = parseRecord({ ...record, names: ["A", "B", "C"] });
    expect(parsed).toMatchObject({ ok: true, value: { names: ["A", "B", "C"] } });
  });

  test("missing options and the missing version take their defaults", () => {
    const { rules: _, result: __, ...bare } = record;
    const parsed = parseRecord({ ...bare, options: { players: 3 } });
    expect(parsed).toMatchObject({ ok: true, value: { options: record.options, rules: 1 } });
  });

  test("an unfinished game's result are the scores so far", () => {
    const made = makeRecord({ ...sampleParts(), moves: record.moves.slice(0, 40) });
    if (!made.ok) throw new Error(made.error.message);
    expect(replay(made.value)).toMatchObject({ ok: true, value: { finished: false } });
    const ended = { ...made.value, ended: { how: "resigned", seat: 1 } as const };
    expect(replay(ended)).toMatchObject({ ok: true, value: { finished: true } });
  });
});

describe("refused", () => {
  test.each([
    { why: "no object", input: [], code: "not-a-record" },
    { why: "null", input: null, code: "not-a-record" },
  ])("$why", ({ input, code }) => {
    expect(checkRecord(input, { verify: false })).toMatchObject({ ok: false, error: { code } });
  });

  test.each([
    { why: "another format", changes: { format: "endstation-record/2" }, code: "unknown-format" },
    { why: "another game", changes: { game: "chess" }, code: "unknown-game" },
    { why: "a name every object has", changes: { game: "toString" }, code: "unknown-game" },
    { why: "rules to come", changes: { rules: 2 }, code: "unknown-rules" },
    { why: "an option out of range", changes: { options: { players: 7 } }, code: "players" },
    { why: "no deal", changes: { deal: undefined }, code: "deal" },
    { why: "no moves", changes: { moves: undefined }, code: "moves" },
    { why: "a move that is a number", changes: { moves: [7] }, code: "moves" },
    { why: "a result without scores", changes: { result: {} }, code: "result" },
    { why: "an unknown end", changes: { ended: { how: "bored" } }, code: "ended" },
    { why: "no such seat", changes: { ended: { how: "time", seat: 3 } }, code: "ended" },
    {
      why: "a seed without bytes",
      changes: { seed: { ...record.seed, server: "" } },
      code: "seed",
    },
    {
      why: "a seat twice",
      changes: { seating: { by: "host", order: [0, 0, 1] } },
      code: "seating",
    },
    {
      why: "a lost seat that is none",
      changes: { lost: [{ seat: 3, how: "time" }] },
      code: "lost",
    },
    {
      why: "a seat lost by agreement",
      changes: { lost: [{ seat: 0, how: "agreed" }] },
      code: "lost",
    },
    {
      why: "a random move that is none",
      changes: { autos: [{ move: 999, event: 9 }] },
      code: "autos",
    },
    {
      why: "a random move of no event",
      changes: { autos: [{ move: 0, event: 0 }] },
      code: "autos",
    },
    { why: "too few counts", changes: { legalCounts: [27] }, code: "legal-counts" },
    {
      why: "a count that is text",
      changes: { moves: [], legalCounts: ["1"] },
      code: "legal-counts",
    },
    {
      why: "profits without companies",
      changes: { result: { ...record.result, profits: {} } },
      code: "wrong-result",
    },
    { why: "an unreadable expectation", changes: { expect: { illegal: -1 } }, code: "expect" },
    {
      why: "a fault that does not come",
      changes: { expect: { illegal: 3 } },
      code: "expected-fault",
    },
  ])("$why", ({ changes, code }) => {
    expect(codeOf(changes)).toBe(code);
  });

  test("an illegal move names its index and rule", () => {
    const broken = { ...record, moves: record.moves.with(20, record.moves[0]!) };
    expect(replay(broken)).toMatchObject({ ok: false, error: { move: 20 } });
    const expected = { ...broken, expect: { illegal: 20 } };
    expect(checkRecord(expected, { verify: false })).toMatchObject({ ok: true });
    const elsewhere = { ...broken, expect: { illegal: 19 } };
    expect(checkRecord(elsewhere, { verify: false })).toMatchObject({ ok: false });
    const otherwise = { ...broken, expect: { illegal: 20, rule: "CC-4" } };
    expect(checkRecord(otherwise, { verify: false })).toMatchObject({ ok: false });
  });

  test("the legal count of the position reached is compared too", () => {
    const counts = { moves: [], result: undefined, legalCounts: [1] };
    expect(checkRecord({ ...record, ...counts }, { verify: false })).toMatchObject({
      ok: false,
      error: { code: "legal-count", move: 0, rule: "record" },
    });
  });

  test("a wrong result names the number of moves", () => {
    const wrong = { ...record, result: { scores: [0, 0, 0] } };
    const error = { code: "wrong-result", rule: "CC-18", move: record.moves.length };
    expect(replay(wrong)).toMatchObject({ ok: false, error });
  });
});

describe("verify", () => {
  const { seed, seating, ...rest } = record;

  test("a deal and seats that follow from the seed", () => {
    expect(verify(record)).toEqual({ ok: true, value: undefined });
    expect(checkRecord(record, { verify: true })).toMatchObject({ ok: true });
  });

  test("seats that the host arranged follow from nothing", () => {
    expect(verify({ ...record, seating: { by: "host", order: [2, 1, 0] } }).ok).toBe(true);
    expect(verify({ ...rest, seed: seed! }).ok).toBe(true);
  });

  test("a record without a seed proves nothing", () => {
    const checked = checkRecord(rest, { verify: true });
    expect(checked).toMatchObject({ ok: false, error: { code: "no-commitment", move: null } });
    expect(checkRecord(rest, { verify: false }).ok).toBe(true);
  });

  test("moves that were made at random follow from the seed, and from their event's number", () => {
    const position = replay(parsed({ ...sampleParts(), moves: [] }));
    if (!position.ok) throw new Error(position.error.message);
    const first = randomMove(
      cableCar.legalMoves(position.value.position as Position),
      SAMPLE_DECK,
      8,
    );
    const parts = { ...sampleParts(), moves: [first], autos: [{ move: 0, event: 8 }] };
    expect(verify(parsed(parts)).ok).toBe(true);
    const shifted = [9, 10, 11, 12, 13, 14].map((event) => {
      const checked = verify(parsed({ ...parts, autos: [{ move: 0, event }] }));
      return checked.ok ? null : checked.error;
    });
    expect(shifted).toContainEqual(expect.objectContaining({ code: "wrong-auto", move: 0 }));
  });

  const other = "f".repeat(64);
  const { order } = seating!;
  test.each([
    {
      why: "another server's seed",
      changes: { seed: { ...seed!, server: other } },
      code: "wrong-commitment",
    },
    {
      why: "another commitment",
      changes: { seed: { ...seed!, commitment: other } },
      code: "wrong-commitment",
    },
    { why: "another match", changes: { seed: { ...seed!, match: "other" } }, code: "wrong-deal" },
    {
      why: "values in another order",
      changes: { seed: { ...seed!, values: seed!.values.toReversed() } },
      code: "wrong-deal",
    },
    {
      why: "another lot",
      changes: { seating: { by: "lot" as const, order: order.toReversed() } },
      code: "wrong-seating",
    },
  ])("$why: $code", ({ changes, code }) => {
    expect(verify({ ...record, ...changes })).toMatchObject({ ok: false, error: { code } });
  });
});

describe("nothing throws", () => {
  test("on any JSON", () => {
    fc.assert(
      fc.property(fc.jsonValue(), (input) => {
        expect(checkRecord(input, { verify: true }).ok).toBe(false);
      }),
      { numRuns: 500 },
    );
  });

  test("on a record with any JSON for one of its parts", () => {
    const keys = Object.keys(record);
    fc.assert(
      fc.property(fc.constantFrom(...keys), fc.jsonValue(), (key, value) => {
        const checked = checkRecord({ ...record, [key]: value }, { verify: true });
        if (!checked.ok) expect(checked.error.rule).not.toBe("");
      }),
      { numRuns: 300 },
    );
  });

  test("on a game with any string for one of its moves", () => {
    const strange = fc.oneof(
      fc.string(),
      fc.stringMatching(/^[a-d]{4}(\/[0-4])?@[a-i][0-9]$/),
      fc.constantFrom("draw", "pass", "swap 40 open", "swap 10 pile"),
    );
    fc.assert(
      fc.property(fc.nat({ max: record.moves.length - 1 }), strange, (index, move) => {
        const checked = replay({ ...record, moves: record.moves.with(index, move) });
        if (!checked.ok) expect(checked.error.move).toBeGreaterThanOrEqual(index);
      }),
      { numRuns: 300 },
    );
  });
});
