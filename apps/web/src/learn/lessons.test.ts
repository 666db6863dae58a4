import {
  type AnyGame,
  gameOf,
  Position,
  parseRecord,
  placementFault,
  replay,
  STATIONS,
  TILE_CELLS,
} from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { lesson as companies } from "../cable-car/companies/learn/steps.ts";
import { lesson as cableCar, laid } from "../cable-car/learn/steps.ts";
import type { LearnWords } from "../i18n/learn.ts";
import { lesson as trambahn } from "../trambahn/learn/steps.ts";
import { STEPS } from "./count.ts";
import type { Deed, Lesson, Step } from "./lesson.ts";
import { playFrom } from "./replayed.ts";

const words = import.meta.glob<LearnWords>("../i18n/*/learn.ts", { import: "learn", eager: true });
const { "../i18n/en/learn.ts": english, ...others } = words;

// Each lesson's positions are of another kind, which only its own steps read.
const LESSONS = { "cable-car": cableCar, companies, trambahn } as unknown as Readonly<
  Record<keyof LearnWords["lessons"], Lesson<unknown>>
>;

/** All that can be done without a move, and each legal move. */
function deeds(game: AnyGame, position: unknown): Deed[] {
  const moves = game.legalMoves(position).map((move): Deed => ({ kind: "moves", moves: [move] }));
  if (!(position instanceof Position)) return moves;
  const follows = STATIONS.map(({ station }): Deed => ({ kind: "follow", station }));
  const kinds = new Set(game.legalMoves(position).flatMap((move) => laid(move)?.kind ?? []));
  const codes = [...kinds].flatMap((kind) =>
    TILE_CELLS.flatMap((cell) => placementFault(position, { kind, turn: 0, cell }) ?? []),
  );
  const refused = [...new Set(codes)].map((code): Deed => ({ kind: "refused", code }));
  return [...moves, ...follows, ...refused, { kind: "aim" }];
}

/** So many moves deep a step is tried out. */
const DEPTH = 4;

/** Everything that a step can answer to what the rules allow. */
function answers(lesson: Lesson<unknown>, step: Step<unknown>) {
  const game: AnyGame = gameOf(lesson.record.game);
  const base = [...lesson.record.moves.slice(0, step.ply), ...(step.lead ?? [])];
  const at = (made: readonly string[]) => playFrom(lesson, [...base, ...made])?.position;
  const found = new Set<string>();
  const gone = new Set<string>();
  const walk = (made: readonly string[]) => {
    const before = at(made);
    if (before === undefined) throw new Error(`${step.id} cannot be set up`);
    if (game.toMove(before) !== lesson.seat) return;
    for (const deed of deeds(game, before)) {
      const next = deed.kind === "moves" ? [...made, ...deed.moves] : made;
      const after = at(next);
      if (after === undefined) continue;
      const start = at([]);
      const verdict = step.judge({ deed, start, before, after, made: next, seat: lesson.seat });
      if (!verdict) continue;
      const key = verdict.kind === "done" ? "done" : verdict.say;
      found.add(key);
      // Of several ways to the same answer in as many moves one is followed.
      const way = `${key} after ${next.length}`;
      if (verdict.kind !== "on" || gone.has(way) || next.length >= DEPTH) continue;
      gone.add(way);
      walk(next);
    }
  };
  walk([]);
  return found;
}

describe.each(Object.entries(LESSONS))("%s", (name, lesson) => {
  test("has six steps through one game that is played by the rules", () => {
    expect(lesson.steps).toHaveLength(STEPS);
    const record = parseRecord(lesson.record);
    expect(record.ok && replay(record.value).ok).toBe(true);
  });

  test.each(lesson.steps.map((step) => [step.id, step] as const))(
    "%s can be done, and says all that it may and nothing else",
    (_, step) => {
      const found = answers(lesson, step);
      expect([...found].sort()).toEqual(["done", ...step.says].sort());
    },
  );

  test("has words for every step and every sentence", () => {
    const { steps } = english!.lessons[name as keyof LearnWords["lessons"]];
    expect(Object.keys(steps)).toEqual(lesson.steps.map(({ id }) => id));
    for (const { id, says } of lesson.steps) {
      expect(Object.keys(steps[id]!.says).sort()).toEqual([...says].sort());
    }
  });
});

const holes = (text: string) => text.match(/\{\w+\}/g)?.sort() ?? [];

/** Each sentence by its key, with the holes that it fills. */
function sentences(value: unknown, path: string[] = []): string[] {
  if (typeof value === "string") return [`${path.join(".")} ${holes(value)}`];
  if (typeof value !== "object" || value === null) return [`${path.join(".")} ${typeof value}`];
  return Object.entries(value).flatMap(([key, part]) => sentences(part, [...path, key]));
}

test.each(Object.entries(others))("%s tells the same steps as English", (_, learn) => {
  expect(sentences(learn)).toEqual(sentences(english));
});
