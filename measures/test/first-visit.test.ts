import { randomBytes } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { broughtBy, FILES, SCENES, weightsOf } from "../src/page/weights.ts";

// In bytes, compressed by gzip: what is there, and a little for what is still to come.
const MOST_JS = {
  "cable-car": 60_000,
  companies: 67_500,
  trambahn: 62_000,
  lobby: 70_500,
  rules: 41_000,
};
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

const ASIDES = ["src/match/aside.tsx", "src/match/past/past-place.tsx"];

test.each([
  ["cable-car", [...ASIDES, "src/cable-car/table/log.tsx"]],
  ["trambahn", [...ASIDES, "src/trambahn/table/log.tsx"]],
] as const)("what comes later to %s brings nothing of another page or game", (scene, later) => {
  const { modules } = SCENES[scene];
  const there = new Set(broughtBy(modules));
  expect(broughtBy([...modules, ...later]).filter(isOfOthers(scene, there))).toEqual([]);
});

test("control: home and another game are found out", () => {
  const found = broughtBy(["src/home/home.tsx", "src/trambahn/table/log.tsx"]);
  const ofOthers = found.filter(isOfOthers("cable-car", new Set()));
  for (const module of ["src/home/home.tsx", "src/trambahn/table/log.tsx"]) {
    expect(ofOthers).toContain(module);
  }
});

/** Tells modules of another page or game, but for what is there already. */
function isOfOthers(scene: string, there: ReadonlySet<string>) {
  const pages = ["home", "rules", "learn", "puzzles", "replay"];
  const others = [...pages, "cable-car", "trambahn"].filter((folder) => folder !== scene);
  return (module: string) =>
    !there.has(module) && others.some((folder) => module.startsWith(`src/${folder}/`));
}
