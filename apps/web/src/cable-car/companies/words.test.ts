import { COMPANIES, type ExchangePreview, type ExchangeState } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { dictionary as german } from "../../i18n/de/index.ts";
import { dictionary as english } from "../../i18n/en/index.ts";
import type { Telling } from "../describe.ts";
import type { MarketColumn } from "../model/market.ts";
import {
  companyText,
  type ExchangeFacts,
  exchangeText,
  ownText,
  signed,
  sourceText,
  swapText,
} from "./words.ts";

const table = { people: [], cars: COMPANIES, me: 0, companies: true };
const en: Telling = { ...table, words: english };
const de: Telling = { ...table, words: german };

describe("the exchange", () => {
  const state: ExchangeState = {
    open: true,
    closedBy: null,
    closedAt: null,
    bestPoints: 22,
    pointsLeft: 3,
    idleTurns: 0,
    idleTurnsLeft: 6,
  };
  const facts: ExchangeFacts = { state, near: null, best: "brown" };

  test.each<[string, Partial<ExchangeFacts>, string]>([
    ["open", {}, "the exchange closes at 25"],
    ["near by points", { near: "points" }, "Sky closes the exchange with 3 more"],
    ["near by turns", { near: "turns" }, "6 more turns without a tile close the exchange"],
    [
      "closed by points",
      { state: { ...state, open: false, closedBy: "CO-5", bestPoints: 29 } },
      "Sky has 29 points: no more exchanges.",
    ],
    [
      "closed by idle turns",
      { state: { ...state, open: false, closedBy: "CO-8" } },
      "Too many turns without a tile: no more exchanges.",
    ],
  ])("that is %s", (_, change, text) => {
    expect(exchangeText(en, { ...facts, ...change })).toBe(text);
  });
});

test("a company is told with points and value", () => {
  expect(companyText(de, { company: "purple", points: 1, value: 3 })).toBe("Pink: 1 Punkt, Wert 3");
});

test("an own share is told with its worth", () => {
  const share = { percentage: 20, company: "yellow", value: 5, counts: 10 } as const;
  expect(ownText(en, share)).toBe("Your Yellow 20 %, worth 10 now");
});

describe("the market", () => {
  const column: MarketColumn = {
    percentage: 30,
    open: "red",
    pile: [null, null, "blue"],
    counts: 9,
  };

  test("tells what lies open, and how many lie unseen", () => {
    expect(sourceText(en, column, "open")).toBe("The open share, Red 30 %, worth 9 now");
    expect(sourceText(en, column, "pile")).toBe("The top of the 30 % pile, unseen, one of 3");
  });

  const preview: ExchangePreview = {
    percentage: 30,
    source: "open",
    given: "yellow",
    taken: "blue",
    opened: null,
    change: 4,
    fault: null,
  };

  test("names what is given and taken on the button", () => {
    expect(swapText(en, preview)).toBe("Give Yellow, take Blue");
    expect(swapText(de, { ...preview, source: "pile", taken: null })).toBe(
      "Gelb geben, vom Stapel nehmen",
    );
  });
});

test.each<[number | null, string]>([
  [4, "+4"],
  [0, "+0"],
  [-3, "−3"],
  [null, ""],
])("a change of %s is shown as %s", (change, text) => {
  expect(signed(change)).toBe(text);
});
