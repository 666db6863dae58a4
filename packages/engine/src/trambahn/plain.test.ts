import fc from "fast-check";
import { test } from "vitest";
import { agreeOnTrambahn } from "../../test/agree/trambahn.ts";
import { STYLES } from "../../test/trambahn/random.ts";

test.each(STYLES)(
  "%s games agree with the plain rules at every move",
  (style) => {
    const game = fc.record({ style: fc.constant(style), seed: fc.nat() });
    fc.assert(
      fc.property(game, (random) => void agreeOnTrambahn(random)),
      { numRuns: 40 },
    );
  },
  60_000,
);
