import { readFileSync } from "node:fs";
import { type GameRecord, gameOf, type Knowledge, ok, parseRecord } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import type { Assessment, Brain } from "../brain.ts";
import { accountsOf } from "./account.ts";
import { parseReview } from "./parse.ts";
import type { Review } from "./review.ts";
import { reviewRecord } from "./reviewing.ts";
import { verdictOf } from "./verdict.ts";

/** The first record of a file of the engine's that is of a kind. */
function recorded(file: string, kind: (record: GameRecord) => boolean): GameRecord {
  const url = new URL(`../../../engine/fixtures/${file}.ndjson`, import.meta.url);
  for (const line of readFileSync(url, "utf8").trim().split("\n")) {
    const record = parseRecord(JSON.parse(line));
    if (record.ok && kind(record.value)) return record.value;
  }
  throw new Error(`No such record in ${file}.`);
}

const three = recorded(
  "cable-car",
  ({ options, moves }) => options.players === 3 && moves.length >= 60,
);
const trams = recorded("trambahn", ({ moves, ended }) => moves.length > 60 && !ended);

/** What the brain of the tests says of a decision, by its number; else it was the best. */
type Plan = Readonly<Record<number, { readonly loss: number; readonly standardError: number }>>;

const BEST = { moves: ["something else"], value: 5, loss: 0, standardError: 0 };

/**
 * A brain that finds faults where it is told to, and makes scores up from the number of moves. As
 * in the games themselves a decision is one move, or in Trambahn a whole turn.
 */
function told(plan: Plan, asked: Knowledge<GameRecord["options"]>[] = []): Brain {
  return {
    levels: () => [],
    yardsticks: () => [],
    think: () => {
      throw new Error("A review lets nobody play.");
    },
    assess(knowledge, played) {
      const judged = plan[asked.length];
      asked.push(knowledge);
      const at = knowledge.moves.length;
      const { players } = knowledge.options;
      const moves = players === 2 ? played : played.slice(0, 1);
      const candidates = moves.length === 0 ? [BEST] : [{ ...BEST, ...judged, moves }];
      const assessment: Assessment = {
        candidates: judged ? [BEST, ...candidates] : candidates,
        scores: Array.from({ length: players }, (_, seat) => 60 + ((at * (seat + 3)) % 7)),
        chances: Array.from({ length: players }, () => 1 / players),
      };
      let left = 2;
      return ok({ step: () => left-- > 0, assessment: () => assessment });
    },
  };
}

function reviewed(record: GameRecord, brain: Brain): Review {
  const begun = reviewRecord(record, brain, 1);
  if (!begun.ok) throw new Error(begun.error.message);
  while (begun.value.step());
  return begun.value.review()!;
}

test.each([
  ["nothing was lost", 0, 0, "best"],
  ["within two standard errors, however much", 7, 3.5, "equal"],
  ["surely, but too little to speak of", 1.9, 0.5, "slight"],
  ["from the first threshold on", 2, 0.5, "inaccuracy"],
  ["from the second threshold on", 6, 0.5, "blunder"],
] as const)("a loss is judged with its error: %s", (_, loss, standardError, verdict) => {
  expect(verdictOf({ loss, standardError }, { inaccuracy: 2, blunder: 6 })).toBe(verdict);
});

test("a planted blunder is found where it is, with what was better, and nothing else is", () => {
  const { decisions } = reviewed(three, told({ 12: { loss: 8, standardError: 0.5 } }));
  const faults = decisions.filter(({ verdict }) => verdict !== "best");
  expect(faults).toMatchObject([{ ply: 12, loss: 8, standardError: 0.5, verdict: "blunder" }]);
  expect(faults[0]!.better).toEqual([{ moves: ["something else"], gain: 8 }]);
});

describe.each([
  ["Cable Car", three],
  ["Trambahn", trams],
])("a review of %s", (_, record) => {
  test("covers all moves, each once, and no decision goes on into another's turn", () => {
    const { decisions } = reviewed(record, told({}));
    expect(decisions.reduce((next, { ply, count }) => (ply === next ? ply + count : -1), 0)).toBe(
      record.moves.length,
    );
    const game = gameOf(record.game);
    const position = game.start(record.options, record.deal);
    for (const { ply, count, seat } of decisions) {
      for (const move of record.moves.slice(ply, ply + count)) {
        expect(game.toMove(position)).toBe(seat);
        game.play(position, move);
      }
    }
  });

  test("adds up: start, own faults, the others' faults and luck make the end", () => {
    const plan = { 6: { loss: 9, standardError: 1 }, 9: { loss: 4, standardError: 1 } };
    const review = reviewed(record, told(plan));
    const accounts = accountsOf(review);
    for (const { start, own, others, luck, end } of accounts) {
      expect(start + own + others + luck).toBeCloseTo(end, 9);
    }
    for (const key of ["start", "luck", "end"] as const) {
      expect(accounts.reduce((sum, account) => sum + account[key], 0)).toBeCloseTo(0, 9);
    }
    const lost = accounts.reduce((sum, { own }) => sum - own, 0);
    expect(lost).toBeCloseTo(13, 9);
    expect(accounts.reduce((sum, { others }) => sum + others, 0)).toBeCloseTo(lost, 9);
  });

  test("asks about each decision from what its player knew", () => {
    const asked: Knowledge<GameRecord["options"]>[] = [];
    const { decisions } = reviewed(record, told({}, asked));
    expect(asked.map(({ seat }) => seat)).toEqual(decisions.map(({ seat }) => seat));
    const game = gameOf(record.game);
    const position = game.start(record.options, record.deal);
    for (const [i, { ply, count, seat }] of decisions.entries()) {
      expect(asked[i]!.view).toEqual(game.view(position, seat));
      for (const move of record.moves.slice(ply, ply + count)) game.play(position, move);
    }
  });

  test("comes out of its file as it went in, and one that does not fit is none", () => {
    const plan = { 6: { loss: 9, standardError: 1 } };
    const review = reviewed(record, told(plan));
    const kept = JSON.parse(JSON.stringify({ ...record, review }));
    expect(parseReview(kept)).toEqual(review);
    expect(parseReview(record)).toBeNull();
    const first = review.decisions[0]!;
    const broken: readonly unknown[] = [
      { ...review, version: 0 },
      { ...review, end: { ...review.end, scores: [1] } },
      { ...review, end: { ...review.end, chances: review.end.chances.map(() => 2) } },
      { ...review, end: { ...review.end, chances: review.end.chances.map(() => -1) } },
      { ...review, decisions: [{ ...first, ply: 1 }] },
      { ...review, decisions: [{ ...first, count: record.moves.length + 1 }] },
      { ...review, decisions: [{ ...first, verdict: "fine" }] },
      { ...review, decisions: [{ ...first, better: [{ moves: "draw", gain: 1 }] }] },
      { ...review, decisions: [{ ...first, better: [{ moves: ["x".repeat(1e6)], gain: 1 }] }] },
      {
        ...review,
        decisions: [{ ...first, better: [{ moves: Array(1e4).fill("draw"), gain: 1 }] }],
      },
    ];
    for (const one of broken) {
      expect(parseReview({ ...record, review: one } as GameRecord)).toBeNull();
    }
  });
});

test("a move that was made at random is nobody's fault, and all that it changed is luck", () => {
  const record = { ...three, autos: [{ move: 12, event: 20 }] };
  const review = reviewed(record, told({ 12: { loss: 8, standardError: 0.5 } }));
  expect(review.decisions.filter(({ verdict }) => verdict !== "best")).toMatchObject([
    { ply: 12, verdict: "random" },
  ]);
  expect(accountsOf(review).map(({ own }) => own)).toEqual([0, 0, 0]);
});

test("a game that was given up is judged as far as it went, and ends as it then stood", () => {
  const { result: _, ...rest } = three;
  const record = { ...rest, moves: three.moves.slice(0, 20), ended: { how: "agreed" as const } };
  const asked: Knowledge<GameRecord["options"]>[] = [];
  const { decisions, end } = reviewed(record, told({}, asked));
  expect(decisions.at(-1)!.ply + decisions.at(-1)!.count).toBe(20);
  expect(asked.at(-1)!.moves).toHaveLength(20);
  expect(end.scores).toEqual([0, 1, 2].map((seat) => 60 + ((20 * (seat + 3)) % 7)));
});

test("a finished game ends with its result; a lost seat wins nothing, equal ones share", () => {
  const { result } = three;
  const winner = result!.scores.indexOf(Math.max(...result!.scores));
  expect(reviewed(three, told({})).end).toEqual({
    scores: result!.scores,
    chances: [0, 1, 2].map((seat) => Number(seat === winner)),
  });
  const lost = { ...three, lost: [{ seat: winner, how: "resigned" as const }] };
  expect(reviewed(lost, told({})).end.chances[winner]).toBe(0);
});

test("what does not replay, and what the brain does not judge, is refused with a sentence", () => {
  const broken = { ...three, moves: ["aaaa@a1", ...three.moves] };
  expect(reviewRecord(broken, told({}), 1)).toMatchObject({ ok: false });
  const refuses: Brain = {
    ...told({}),
    assess: () => ({ ok: false, error: { code: "no-review", rule: "record", message: "No." } }),
  };
  expect(reviewRecord(three, refuses, 1)).toMatchObject({
    ok: false,
    error: { code: "no-review" },
  });
});
