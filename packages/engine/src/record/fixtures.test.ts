import { describe, expect, test } from "vitest";
import { FIXTURES, recordsIn } from "../../test/records.ts";
import { checkRecord } from "./check.ts";
import { parseRecord } from "./parse.ts";
import { replay } from "./replay.ts";

const records = recordsIn(FIXTURES);
const good = records.filter(({ record }) => record.expect === undefined);
const faulty = records.filter(({ record }) => record.expect !== undefined);

test("there are recorded games of both sorts", () => {
  expect(good.length).toBeGreaterThan(25);
  expect(faulty.length).toBeGreaterThan(15);
});

describe("recorded games replay to the counts and scores they tell", () => {
  test.each(good)("$name", ({ record }) => {
    expect(record.legalCounts).toHaveLength((record.moves as string[]).length);
    expect(checkRecord(record, { verify: false })).toMatchObject({
      ok: true,
      value: { game: record.game, outcome: record.result },
    });
  });
});

describe("faulty records fail at the move and by the rule they tell", () => {
  test.each(faulty)("$name", ({ record }) => {
    const { expect: expected, ...plain } = record;
    const parsed = parseRecord(plain);
    const result = parsed.ok ? replay(parsed.value) : parsed;
    const { illegal, rule } = expected as { illegal: number | null; rule: string };
    expect(result).toMatchObject({ ok: false, error: { move: illegal, rule } });
    expect(checkRecord(record, { verify: false }).ok).toBe(true);
  });
});
