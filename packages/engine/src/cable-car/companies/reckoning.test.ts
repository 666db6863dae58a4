import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { options } from "../../../test/positions.ts";
import { randomTrade, startOf } from "../../../test/random.ts";
import { tradeOut } from "../../../test/trade.ts";
import { cableCar } from "../game.ts";
import { marketPiles } from "./piles.ts";
import { exchangePreview } from "./preview.ts";
import { countShare, reckon, worthOf } from "./reckoning.ts";
import { companyStandings } from "./standings.ts";

describe("[CO-10] the reckoning", () => {
  test("[CO-10] it adds up to the scores at any time, by hand", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const check = (position: ReturnType<typeof startOf>): void => {
          const { complete, seats, majorities } = reckon(position);
          expect(complete).toBe(true);
          expect(seats.map(({ score }) => score)).toEqual(cableCar.outcome(position).scores);
          for (const { seat, shares, worth, bonus } of seats) {
            let sum = 0;
            for (const { percentage, value, counts } of shares) {
              expect(counts).toBe((percentage / 10) * value);
              sum += counts;
            }
            expect(worth).toBe(sum);
            expect(worthOf(position, seat)).toBe(sum);
            const mine = majorities.filter(({ seats: best }) => best.includes(seat));
            expect(bonus).toBe(mine.reduce((all, majority) => all + majority.bonus, 0));
          }
        };
        check(tradeOut(game, check));
      }),
      { numRuns: 10 },
    );
  });

  test("[CO-9] an open share counts what it would in the hand that took it", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const position = startOf(game);
        for (const [row, share] of marketPiles(position).entries()) {
          const { percentage, open: company } = share;
          const own = reckon(position).seats[0]!.shares[row]!;
          const { change } = exchangePreview(position, { percentage, source: "open", seat: 0 });
          expect(countShare(position, { percentage, company }).counts).toBe(own.counts + change!);
        }
      }),
      { numRuns: 10 },
    );
  });

  test("[CO-10] a company in nobody's hands gives nothing", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const { majorities, seats } = reckon(tradeOut(game, () => {}));
        const held = new Set(seats.flatMap(({ shares }) => shares.map(({ company }) => company)));
        for (const { company, points, percentage, seats: best, bonus } of majorities) {
          expect(best.length > 0).toBe(held.has(company));
          expect(percentage > 0).toBe(held.has(company));
          expect(bonus).toBe(held.has(company) ? Math.floor(points / 10) : 0);
        }
      }),
      { numRuns: 15 },
    );
  });
});

test("[CO-9] standings give points and values from 1 to 8", () => {
  fc.assert(
    fc.property(randomTrade, (game) => {
      const end = tradeOut(game, () => {});
      const standings = companyStandings(end);
      const profits = standings.map(({ company, points }) => [company, points]);
      expect(Object.fromEntries(profits)).toEqual(cableCar.outcome(end).profits);
      for (const { points, value } of standings) {
        expect(value).toBe(standings.filter((other) => other.points <= points).length);
      }
    }),
    { numRuns: 10 },
  );
});

test("a game without companies has none of this", () => {
  const position = startOf({ options: options(), seed: 1 });
  expect(() => reckon(position)).toThrow("no companies");
  expect(() => companyStandings(position)).toThrow("no companies");
});
