import fc from "fast-check";
import { test } from "vitest";
import { agreeOnCompanies } from "../../../test/agree/companies.ts";
import { randomTrade } from "../../../test/random.ts";

test("[CO-11] moves, scores and random ends agree with the plain rules, whatever the options", () => {
  fc.assert(
    fc.property(randomTrade, (game) => void agreeOnCompanies(game)),
    { numRuns: 40 },
  );
}, 60_000);
