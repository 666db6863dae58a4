import fc from "fast-check";
import { expect, test } from "vitest";
import { addTo, cellSet, cellsOf, isIn } from "./cell-set.ts";

const cells = fc.uniqueArray(fc.integer({ min: 0, max: 63 }));

test("a set holds the cells put into it, in order, and no others", () => {
  fc.assert(
    fc.property(cells, (list) => {
      const set = cellSet(list);
      expect(cellsOf(set)).toEqual(list.toSorted((one, other) => one - other));
      for (let cell = 0; cell < 64; cell++) expect(isIn(set, cell)).toBe(list.includes(cell));
    }),
  );
});

test("a cell may be put in twice", () => {
  const set = cellSet([31, 32]);
  addTo(set, 32);
  expect(cellsOf(set)).toEqual([31, 32]);
});
