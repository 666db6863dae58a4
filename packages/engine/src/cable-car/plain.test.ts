import fc from "fast-check";
import { test } from "vitest";
import { agreeOnCableCar } from "../../test/agree/cable-car.ts";
import { randomGame } from "../../test/random.ts";

test("legal moves, points and random ends agree with the plain rules", () => {
  fc.assert(
    fc.property(randomGame, (game) => void agreeOnCableCar(game)),
    { numRuns: 60 },
  );
}, 60_000);
