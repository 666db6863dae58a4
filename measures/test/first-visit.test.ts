import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { FILES, SCENES, weightsOf } from "../src/page/weights.ts";

// In bytes, compressed by gzip: what is there, and a little for what is still to come.
const MOST_JS = { "cable-car": 60_000, companies: 67_500, trambahn: 62_000, rules: 41_000 };
const MOST_ENGINE = 14_000;
const MOST_FIRST_VISIT = 130_000;

describe.each(Object.keys(SCENES) as (keyof typeof SCENES)[])("a first visit of %s", (scene) => {
  test(`loads at most ${MOST_JS[scene] / 1000} kB of scripts`, () => {
    const { js, engine } = weightsOf(scene);
    expect(js).toBeLessThanOrEqual(MOST_JS[scene]);
    expect(engine).toBeLessThanOrEqual(MOST_ENGINE);
  });

  test(`loads at most ${MOST_FIRST_VISIT / 1000} kB in all`, () => {
    expect(weightsOf(scene).firstVisit).toBeLessThanOrEqual(MOST_FIRST_VISIT);
  });

  test("control: with 20 kB of noise in what it begins with, its scripts are too large", () => {
    const page = readFileSync(join(FILES, "index.html"), "utf8");
    const first = /<script [^>]*src="\/(.+?)"/.exec(page)![1]!;
    const noisy = weightsOf(scene, (name) => {
      const bytes = readFileSync(join(FILES, name));
      return name === first ? Buffer.concat([bytes, randomBytes(20_000)]) : bytes;
    });
    expect(noisy.js).toBeGreaterThan(MOST_JS[scene]);
  });
});

test("what a table needs is counted: the engine is in each of them", () => {
  for (const game of ["cable-car", "companies", "trambahn"] as const) {
    expect(weightsOf(game).engine).toBeGreaterThan(1000);
  }
});
