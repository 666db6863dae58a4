import { describe, expect, test } from "vitest";
import { trambahnParts } from "../../test/trambahn/sample.ts";
import type { TrambahnDeal } from "../trambahn/deal.ts";
import type { RecordParts } from "./make.ts";
import { makeRecord } from "./make.ts";
import { replay } from "./replay.ts";
import { verify } from "./verify.ts";

const parts = trambahnParts();
const deal = parts.deal as TrambahnDeal;

/** The record's fault when its deal tells these reshuffles. */
function faultOf(reshuffles: TrambahnDeal["reshuffles"], changes: Partial<RecordParts> = {}) {
  const made = makeRecord({ ...parts, deal: { ...deal, reshuffles }, ...changes });
  return made.ok ? null : made.error;
}

test("the sample has more than one reshuffle", () => {
  expect(deal.reshuffles.length).toBeGreaterThan(1);
});

describe("[TB-19] a record tells the reshuffles that its moves used", () => {
  const [first, ...others] = deal.reshuffles;
  test.each([
    { why: "none", reshuffles: [], code: "no-reshuffle" },
    { why: "the last is missing", reshuffles: deal.reshuffles.slice(0, -1), code: "no-reshuffle" },
    { why: "one too many", reshuffles: [...deal.reshuffles, ["c"]], code: "unused-deal" },
    {
      why: "an empty one too many",
      reshuffles: [...deal.reshuffles, []],
      code: "unused-deal",
    },
    { why: "a card less", reshuffles: [first!.slice(1), ...others], code: "wrong-reshuffle" },
    { why: "other cards", reshuffles: [first!.map(() => "c"), ...others], code: "wrong-reshuffle" },
  ])("[TB-19] $why: the deal is at fault, no move", ({ reshuffles, code }) => {
    const fault = faultOf(reshuffles as TrambahnDeal["reshuffles"]);
    expect(fault).toMatchObject({ code, rule: "TB-19", move: null });
  });

  test("[TB-19] an unfinished game has fewer", () => {
    expect(faultOf(deal.reshuffles, { moves: parts.moves.slice(0, 20) })).toMatchObject({
      code: "unused-deal",
    });
    expect(faultOf([], { moves: parts.moves.slice(0, 20) })).toBeNull();
  });
});

describe("verify", () => {
  const made = makeRecord(parts);
  if (!made.ok) throw new Error(made.error.message);
  const record = made.value;

  test("the reshuffles follow from the seed", () => {
    expect(replay(record)).toMatchObject({ ok: true, value: { finished: true } });
    expect(verify(record)).toEqual({ ok: true, value: undefined });
  });

  test.each([
    { why: "a reshuffle in another order", reshuffles: deal.reshuffles.map((o) => o.toReversed()) },
    { why: "one less", reshuffles: deal.reshuffles.slice(1) },
  ])("$why does not", ({ reshuffles }) => {
    const error = { code: "wrong-deal" };
    expect(verify({ ...record, deal: { ...deal, reshuffles } })).toMatchObject({
      ok: false,
      error,
    });
  });

  test("nor do the cards of another match", () => {
    const seed = { ...record.seed!, match: "other" };
    expect(verify({ ...record, seed })).toMatchObject({ ok: false, error: { code: "wrong-deal" } });
  });
});
