import { cableCar, type Position, SHARES, UNKNOWN } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { HiddenShares } from "./hidden-shares.ts";

const DEALS = 20_000;

/** A game for so many, in which only the shares of the first seat and the face-up ones are known. */
function start(players: number): Position {
  const options = cableCar.parseOptions({ players, companies: true });
  if (!options.ok) throw new Error(options.error.message);
  const names = ["yellow", "blue", "orange", "green", "purple", "black", "red", "brown"] as const;
  const tops = [...names.slice(0, players + 1)].map((name, place) =>
    place === 0 || place === players ? name : null,
  );
  const list = [...tops, ...Array<null>(8 - tops.length).fill(null)];
  const known = cableCar.known({
    options: options.value,
    seat: 0,
    moves: [],
    view: {
      deal: { shares: { 10: list, 20: list, 30: list, 40: list } },
      hand: ["aaaa"],
      drawn: null,
    },
  });
  if (!known.ok) throw new Error(known.error.message);
  return known.value;
}

/** How often each company came to a share, over many deals. */
function frequencies(hidden: HiddenShares, share: number): number[] {
  const chance = new Chance(1);
  const counts = new Array<number>(8).fill(0);
  for (let deal = 0; deal < DEALS; deal++) {
    hidden.deal(chance);
    counts[hidden.companies[share]!]!++;
  }
  return counts.map((count) => count / DEALS);
}

describe("hidden shares", () => {
  test("[CC-21] leave what was seen where it is, and deal each company of a percentage once", () => {
    const position = start(3);
    const known = position.exchange!.market.companies;
    const hidden = new HiddenShares(position);
    const chance = new Chance(2);
    for (let deal = 0; deal < 100; deal++) {
      hidden.deal(chance);
      for (let share = 0; share < SHARES; share++) {
        if (known[share] !== UNKNOWN) expect(hidden.companies[share]).toBe(known[share]);
      }
      for (let first = 0; first < SHARES; first += 8) {
        expect(new Set(hidden.companies.subarray(first, first + 8)).size).toBe(8);
      }
    }
  });

  test("are each as likely as any other while nothing tells of them", () => {
    for (const frequency of frequencies(new HiddenShares(start(2)), 1)) {
      if (frequency > 0) expect(frequency).toBeCloseTo(1 / 6, 1);
    }
  });

  test("are as likely as evidence of several at once makes whole deals of them", () => {
    const position = start(6);
    // With 6 seats the shares 1 to 5 and 7 are hidden, and so are the companies 1 to 5 and 7.
    const hiding = [1, 2, 3, 4, 5, 7];
    const evidence = new Float64Array(SHARES * 8);
    evidence[1 * 8 + 1] = 2;
    evidence[2 * 8 + 1] = 2;
    evidence[2 * 8 + 2] = 1;
    const weightOf = (order: readonly number[]): number =>
      Math.exp(hiding.reduce((sum, share, at) => sum + evidence[share * 8 + order[at]!]!, 0));
    let all = 0;
    const exact = new Array<number>(8).fill(0);
    for (const order of ordersOf(hiding)) {
      all += weightOf(order);
      exact[order[0]!]! += weightOf(order);
    }
    const found = frequencies(new HiddenShares(position, evidence), 1);
    for (let company = 0; company < 8; company++) {
      expect(Math.abs(found[company]! - exact[company]! / all)).toBeLessThan(0.02);
    }
  });
});

function ordersOf(items: readonly number[]): number[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((first) =>
    ordersOf(items.filter((item) => item !== first)).map((rest) => [first, ...rest]),
  );
}
