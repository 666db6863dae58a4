import { describe, expect, test } from "vitest";
import { table } from "../../../test/trade.ts";
import { cableCar } from "../game.ts";
import { NOBODY } from "../layout.ts";
import { traceLine } from "../lines.ts";
import { STATIONS } from "../stations.ts";
import { CARS_BY_COMPANY, COMPANIES, carCompanies, parseCompany } from "./company.ts";

describe("[CO-1] the companies", () => {
  test.each([
    ["yellow", "1 15 19 29"],
    ["blue", "8 10 22 28"],
    ["orange", "2 14 20 32"],
    ["green", "7 11 21 25"],
    ["purple", "3 13 17 31"],
    ["black", "6 12 24 26"],
    ["red", "4 16 18 30"],
    ["brown", "5 9 23 27"],
  ])("[CO-1] %s has its cars at %s", (name, stations) => {
    expect(CARS_BY_COMPANY[parseCompany(name)!]!.join(" ")).toBe(stations);
  });

  test("[CO-1] each has one car on each side and one at each distance from the corner", () => {
    for (const cars of CARS_BY_COMPANY) {
      const sides = cars.map((station) => (station - 1) >> 3);
      const distances = cars.map((station) => Math.min((station - 1) & 7, 7 - ((station - 1) & 7)));
      expect(sides.sort()).toEqual([0, 1, 2, 3]);
      expect(distances.sort()).toEqual([0, 1, 2, 3]);
    }
  });

  test("[CO-1] a car stands at every station, for any number of players", () => {
    for (const players of [2, 3, 6]) {
      const { owners } = table("", { players }).network.layout;
      expect([...owners]).toEqual(carCompanies());
      expect([...owners]).not.toContain(NOBODY);
      expect(STATIONS).toHaveLength(owners.length);
    }
  });

  test("a name that is no company is none", () => {
    for (const name of ["pink", "", 0, null, undefined]) expect(parseCompany(name)).toBeNull();
  });
});

describe("[CO-6] earnings", () => {
  const NONE = Object.fromEntries(COMPANIES.map((name) => [name, 0]));

  test.each([
    // The car of station 2 goes back over the tile it came by: three passes.
    { moves: "aaaa@b1, dddd@b2", profits: { orange: 3 } },
    // That of station 4 comes to the power station over three tiles.
    { moves: "aaaa@d1, aaaa@d2, aaaa@d3", profits: { red: 6 } },
    // Station 16 has a car with companies; that of 15 comes to its building.
    { moves: "bbbb@h7, baac@h8", profits: { yellow: 2 } },
    { moves: "aaaa@d1, aaaa@d2", profits: {} },
  ])("[CO-6] a line scores for the company of its car: $moves", ({ moves, profits }) => {
    expect(cableCar.outcome(table(moves)).profits).toEqual({ ...NONE, ...profits });
  });

  test("[CO-6] a line's owner is a company", () => {
    const { owner, points } = traceLine(table("aaaa@d1, aaaa@d2, aaaa@d3"), 4);
    expect([COMPANIES[owner!], points]).toEqual(["red", 6]);
  });
});
