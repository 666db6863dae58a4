import type { Deck } from "../../deal/deck.ts";
import type { Fault } from "../../fault.ts";
import { isObject } from "../../json.ts";
import type { Result } from "../../result.ts";
import { err, ok } from "../../result.ts";
import { COMPANIES, type CompanyName, parseCompany } from "./company.ts";
import { type ByPercentage, byPercentage, PERCENTAGES, SHARES_EACH } from "./share.ts";

/** The piles of shares before dealing: for each percentage the companies, the top first (CO-2). */
export type DealtShares = ByPercentage<readonly CompanyName[]>;

const bad = (code: string, message: string): Result<never, Fault> =>
  err({ code, rule: "CO-2", message });

/** Reads the shares of a deal from JSON: a list for each percentage, each company in it once. */
export function parseShares(input: unknown): Result<DealtShares, Fault> {
  if (!isObject(input) || Object.keys(input).length !== PERCENTAGES.length) {
    return bad("shares", "The deal must have a list of shares for each percentage.");
  }
  for (const percentage of PERCENTAGES) {
    const pile = input[percentage];
    if (!Array.isArray(pile)) {
      return bad("shares", `The deal has no list of the shares of ${percentage} %.`);
    }
    if (pile.some((name) => parseCompany(name) === null)) {
      return bad("unknown-company", "The deal has a share of a company that does not exist.");
    }
    if (pile.length !== SHARES_EACH || new Set(pile).size !== SHARES_EACH) {
      return bad("share-count", `There is not one share of ${percentage} % for each company.`);
    }
  }
  return ok(input as DealtShares);
}

/** The piles of a match's deck. */
export const shuffleShares = (deck: Deck): DealtShares =>
  byPercentage((index) => deck.shuffle(`shares-${PERCENTAGES[index]!}`, COMPANIES));

/** The piles as companies by `Share`. */
export const packShares = (shares: DealtShares): Uint8Array =>
  Uint8Array.from(
    PERCENTAGES.flatMap((percentage) => shares[`${percentage}`]),
    (name) => parseCompany(name)!,
  );

/** The piles from companies by `Share`, all known. */
export const unpackShares = (companies: Uint8Array): DealtShares =>
  byPercentage((index) =>
    Array.from(
      companies.subarray(index * SHARES_EACH, (index + 1) * SHARES_EACH),
      (company) => COMPANIES[company]!,
    ),
  );
