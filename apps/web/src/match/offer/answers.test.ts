import { EMPTY_TABLE, type SeenOffer, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import { missing, partIn } from "./answers.ts";

const table: Table = { ...EMPTY_TABLE, order: [2, 0, 1, 3], lost: [null, null, null, "resigned"] };
const offer: SeenOffer = { seq: 9, by: 2, kind: { kind: "pause" }, until: 0, agreed: [1] };

test("an offer waits for all that play on and have not agreed", () => {
  expect(missing(table, offer)).toEqual([0]);
  expect(missing(table, { ...offer, agreed: [] })).toEqual([0, 1]);
});

test("who may answer it, who may withdraw it, who looks on", () => {
  expect(partIn(table, offer, 0)).toBe("asked");
  expect(partIn(table, offer, 1)).toBe("looking");
  expect(partIn(table, offer, 2)).toBe("asker");
  expect(partIn(table, offer, 3)).toBe("looking");
  expect(partIn(table, offer, null)).toBe("looking");
});
