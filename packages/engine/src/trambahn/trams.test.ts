import { expect, test } from "vitest";
import { MULTIPLIERS, PRICES, TRAM_STACK, TRAMS } from "./trams.ts";

test("[TB-4] 5 horse, 4 steam and 7 electric trams, in this order", () => {
  expect(TRAM_STACK.map((kind) => TRAMS[kind])).toEqual([
    ...Array(5).fill("horse"),
    ...Array(4).fill("steam"),
    ...Array(7).fill("electric"),
  ]);
});

test("[TB-4] they multiply by 2, 3 and 4", () => {
  expect(MULTIPLIERS).toEqual([2, 3, 4]);
});

test("[TB-3] they cost 5, 10 and 15 cards of 1,000 Mark", () => {
  expect(PRICES).toEqual([5, 10, 15]);
});
