import { describe, expect, test } from "vitest";
import {
  answerBeforeStore,
  noDedupe,
  type Plant,
  tellOther,
  tokenInFrame,
} from "./simulation/plant.ts";
import { run } from "./simulation/run.ts";

// One seed is one run: a match, its clients and all that goes wrong between them. The long form is
// `node packages/match/test/simulation/main.ts --seeds 1..10000`.

const STEPS = 300;

test("120 runs over a bad net, through crashes, deployments and late alarms", async () => {
  const events = new Map<string, number>();
  let acknowledged = 0;
  for (let seed = 1; seed <= 120; seed++) {
    const one = await run(seed, STEPS);
    expect(one.failure).toBeNull();
    acknowledged += one.acknowledged;
    for (const type of one.events) events.set(type, (events.get(type) ?? 0) + 1);
  }
  // That they are no empty runs: nearly all that can happen in a match has happened.
  expect(acknowledged).toBeGreaterThan(1200);
  expect(events.get("moved")).toBeGreaterThan(800);
  for (const type of ["undone", "agreed", "paused", "lost", "paired", "revoked", "rematched"]) {
    expect(events.get(type), type).toBeGreaterThan(0);
  }
}, 120_000);

test("the same seed gives the same run", async () => {
  expect(await run(7, STEPS)).toEqual(await run(7, STEPS));
});

/** Runs with a planted fault until an invariant of this name catches it; `false` if none does. */
async function isCaught(plant: Plant, invariant: RegExp): Promise<boolean> {
  for (let seed = 1; seed <= 40; seed++) {
    const { failure } = await run(seed, STEPS, plant);
    // Others may see the same fault first: what it did wrong has its consequences.
    if (failure && invariant.test(failure.invariant)) return true;
  }
  return false;
}

describe("a planted fault is found", () => {
  test("a room that answers before it stores", async () => {
    expect(await isCaught(answerBeforeStore, /^an acknowledged command is in the log once$/)).toBe(
      true,
    );
  });

  test("a room that does not know what it has done", async () => {
    expect(await isCaught(noDedupe, /^(a command has one effect|the same id gets)/)).toBe(true);
  });

  test("a view of another place", async () => {
    expect(await isCaught(tellOther, /^a viewer sees what its seat may see$/)).toBe(true);
  });

  test("a seat's token in a frame", async () => {
    expect(await isCaught(tokenInFrame, /^no secret leaves the house$/)).toBe(true);
  });
});
