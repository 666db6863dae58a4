import { readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FIXTURES, recordsIn } from "../../test/records.ts";
import type { Outcome } from "../game.ts";
import { checkRecord } from "./check.ts";

// The records of every release, as its own build made them: `keep-records.ts` of the match adds
// those of the present one. They are never changed, and every later build must judge them alike.

const RELEASES = join(FIXTURES, "releases");
const kept = readdirSync(RELEASES)
  .sort()
  .flatMap((release) =>
    recordsIn(join(RELEASES, release)).map(({ name, record }) => ({
      name: `${release} ${name}`,
      record,
    })),
  );

describe("the records of every release replay to the counts and scores they tell", () => {
  test.each(kept)("$name", ({ record }) => {
    expect(record.legalCounts).toHaveLength((record.moves as string[]).length);
    expect(checkRecord(record, { verify: true })).toMatchObject({
      ok: true,
      value: { game: record.game, outcome: record.result },
    });
  });
});

test("they have every key of a record, and every game", () => {
  const keys = new Set(kept.flatMap(({ record }) => Object.keys(record)));
  expect([...keys]).toEqual(
    expect.arrayContaining([
      ...["format", "game", "options", "deal", "rules", "moves", "result", "ended", "lost"],
      ...["autos", "seed", "seating", "names", "colours", "bots", "substituted"],
    ]),
  );
  const games = kept.map(({ record }) => [record.game, (record.options as Companies).companies]);
  expect(games).toEqual(
    expect.arrayContaining([
      ["cable-car", false],
      ["cable-car", true],
      ["trambahn", undefined],
    ]),
  );
  const reshuffles = kept.map(({ record }) => (record.deal as Deal).reshuffles?.length ?? 0);
  expect(Math.max(...reshuffles)).toBeGreaterThan(0);
});

test.each(kept)("a point more is noticed in $name", ({ record }) => {
  const { scores, ...rest } = record.result as Outcome;
  const result = { ...rest, scores: scores.with(0, scores[0]! + 1) };
  expect(checkRecord({ ...record, result }, { verify: true }).ok).toBe(false);
});

interface Companies {
  readonly companies?: boolean;
}
interface Deal {
  readonly reshuffles?: readonly unknown[];
}
