import { expect, test } from "vitest";
import { isGameId } from "#games";
import { recordsIn } from "../../test/records.ts";
import { checkRecord } from "./check.ts";

/** Games of other programs, which this repository may not carry. */
const folder = process.env.ENDSTATION_CASES;

const cases = (folder === undefined ? [] : recordsIn(folder)).filter(({ record }) =>
  isGameId(record.game),
);

const name = "games of other programs";

if (folder === undefined) {
  test.skip(`${name}: skipped, as ENDSTATION_CASES names no folder`, () => {});
} else {
  test(`${name}: there are some in the folder`, () => {
    expect(cases.length).toBeGreaterThan(0);
  });

  test.each(cases)(`${name}: $name`, ({ record }) => {
    expect(checkRecord(record, { verify: false })).toMatchObject({ ok: true });
  });
}
