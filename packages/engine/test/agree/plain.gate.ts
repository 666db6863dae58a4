import { expect, test } from "vitest";
import { type CableCarOptions, EXCHANGES, ORIENTATIONS } from "../../src/index.ts";
import type { RandomGame } from "../random.ts";
import { STYLES } from "../trambahn/random.ts";
import { agreeOnCableCar } from "./cable-car.ts";
import { agreeOnCompanies } from "./companies.ts";
import { agreeOnTrambahn } from "./trambahn.ts";

const POSITIONS = 100_000;

/** Game number `seed` with options that go through all combinations. */
function numbered(seed: number, companies: boolean): RandomGame {
  const options: CableCarOptions = {
    players: 2 + (seed % 5),
    hand: 1 + (Math.floor(seed / 5) % 3),
    orientation: ORIENTATIONS[Math.floor(seed / 15) % 2]!,
    ...(companies
      ? { companies: true, exchange: EXCHANGES[Math.floor(seed / 30) % 2]! }
      : { companies: false }),
  };
  return { options, seed };
}

/** Plays games from seed 1 on until they had so many positions in all. */
function positionsOf(play: (seed: number) => number): number {
  let positions = 0;
  for (let seed = 1; positions < POSITIONS; seed++) positions += play(seed);
  return positions;
}

test(`${POSITIONS} positions of Cable Car agree with the plain rules`, () => {
  const positions = positionsOf((seed) => agreeOnCableCar(numbered(seed, false)));
  expect(positions).toBeGreaterThanOrEqual(POSITIONS);
});

test(`${POSITIONS} positions of The Companies agree with the plain rules`, () => {
  const positions = positionsOf((seed) => agreeOnCompanies(numbered(seed, true)));
  expect(positions).toBeGreaterThanOrEqual(POSITIONS);
});

test(`${POSITIONS} positions of Trambahn agree with the plain rules`, () => {
  const positions = positionsOf((seed) =>
    agreeOnTrambahn({ style: STYLES[seed % STYLES.length]!, seed }),
  );
  expect(positions).toBeGreaterThanOrEqual(POSITIONS);
});
