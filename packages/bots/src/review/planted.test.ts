import { readFileSync } from "node:fs";
import { parseRecord } from "@endstation/engine";
import { expect, test } from "vitest";
import { brainOf } from "../brains.ts";
import type { Review } from "./review.ts";
import { reviewRecord } from "./reviewing.ts";

const PLANTED = 40;

function review(): Review {
  const url = new URL("../../fixtures/blunder.json", import.meta.url);
  const record = parseRecord(JSON.parse(readFileSync(url, "utf8")));
  if (!record.ok) throw new Error(record.error.message);
  const begun = reviewRecord(record.value, brainOf(record.value.game), 1);
  if (!begun.ok) throw new Error(begun.error.message);
  while (begun.value.step());
  return begun.value.review()!;
}

test("the worst move of a game between bots is its worst blunder, and the better cell is told", () => {
  const { decisions } = review();
  const [worst] = decisions.toSorted((a, b) => b.loss - a.loss);
  expect(worst).toMatchObject({ ply: PLANTED, seat: 1, verdict: "blunder" });
  expect(worst!.better[0]!.moves).toEqual(["bcdd@b4"]);
  expect(worst!.loss - 2 * worst!.standardError).toBeGreaterThan(6);
});
