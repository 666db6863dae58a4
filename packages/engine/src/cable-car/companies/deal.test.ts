import { describe, expect, test } from "vitest";
import { withCompanies } from "../../../test/positions.ts";
import { table } from "../../../test/trade.ts";
import { makeDeck } from "../../deal/deck.ts";
import { parseDeal, shuffleDeal } from "../deal.ts";
import { cableCar } from "../game.ts";
import { TILES } from "../tiles.ts";
import { COMPANIES } from "./company.ts";
import { sharesOf } from "./held.ts";
import { marketPiles } from "./piles.ts";

const PILE = [...COMPANIES];
const SHARES = { "10": PILE, "20": PILE.toReversed(), "30": PILE, "40": PILE };

describe("[CO-2] the shares of a deal", () => {
  test("[CO-2] one of each company for each percentage, in any order", () => {
    const deal = { tiles: TILES, shares: SHARES };
    expect(parseDeal(withCompanies(), deal)).toEqual({ ok: true, value: deal });
  });

  test.each([
    { why: "no shares", shares: undefined, code: "shares" },
    { why: "a list", shares: [PILE, PILE, PILE, PILE], code: "shares" },
    { why: "a pile missing", shares: { "10": PILE, "20": PILE, "30": PILE }, code: "shares" },
    { why: "a pile too many", shares: { ...SHARES, "50": PILE }, code: "shares" },
    { why: "another pile", shares: { ...SHARES, "40": undefined }, code: "shares" },
    { why: "7 shares", shares: { ...SHARES, "30": PILE.slice(1) }, code: "share-count" },
    { why: "9 shares", shares: { ...SHARES, "30": [...PILE, "red"] }, code: "share-count" },
    {
      why: "a company twice",
      shares: { ...SHARES, "20": PILE.with(0, "red") },
      code: "share-count",
    },
    {
      why: "no such company",
      shares: { ...SHARES, "20": PILE.with(0, "pink" as "red") },
      code: "unknown-company",
    },
  ])("[CO-2] refused: $why", ({ shares, code }) => {
    const deal = parseDeal(withCompanies(), { tiles: TILES, shares });
    expect(deal).toMatchObject({ ok: false, error: { code, rule: "CO-2" } });
  });

  test("a fault of the tiles is named before one of the shares", () => {
    const deal = parseDeal(withCompanies(), { tiles: TILES.slice(1) });
    expect(deal).toMatchObject({ ok: false, error: { rule: "CC-4" } });
  });

  test("[CO-2] each seat takes the top of each pile, then the tops are turned face up", () => {
    const position = table("", { players: 3, shares: { "40": "red blue black green brown" } });
    const held = [0, 1, 2].map((seat) => sharesOf(position, seat)[3]);
    expect(held.map((share) => share?.company)).toEqual(["red", "blue", "black"]);
    expect(marketPiles(position)[3]).toEqual({
      percentage: 40,
      open: "green",
      pile: ["brown", "yellow", "orange", "purple"],
    });
    const companies = [0, 1, 2].map((seat) => sharesOf(position, seat)[0]?.company);
    expect(companies).toEqual(["yellow", "blue", "orange"]);
  });

  test("[CO-2] a deck gives each pile an order of its own", () => {
    const { shares } = shuffleDeal(withCompanies(), makeDeck(new Uint8Array(32).fill(1)));
    const orders = Object.values(shares!).map((pile) => pile.join(" "));
    expect(new Set(orders).size).toBe(4);
    for (const pile of Object.values(shares!)) expect(pile.toSorted()).toEqual(PILE.toSorted());
  });

  test("the deal of a game under way is the one it was started with", () => {
    const deal = shuffleDeal(withCompanies(), makeDeck(new Uint8Array(32).fill(2)));
    const position = cableCar.start(withCompanies(), deal);
    cableCar.play(position, "swap 10 pile");
    cableCar.play(position, "swap 40 open");
    expect(cableCar.dealt(position)).toEqual(deal);
  });
});
