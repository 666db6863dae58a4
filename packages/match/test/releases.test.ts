import { globSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import type { MatchEvent } from "../src/event.ts";
import { rebuild } from "../src/match.ts";
import { type MatchRecord, recordOf } from "../src/record.ts";
import { tell } from "../src/tell.ts";
import { KEPT_GAMES } from "./kept-games.ts";

// The logs that earlier versions have written, and the records they made of them: each is kept by
// scripts/keep-records.ts, and must lead to the same match for ever.

interface Kept {
  readonly why: string;
  readonly id: string;
  readonly log: readonly MatchEvent[];
  readonly record: MatchRecord;
}

const home = new URL("../fixtures/releases/", import.meta.url);
const kept = globSync("*/logs.ndjson", { cwd: home.pathname }).flatMap((file) =>
  readFileSync(new URL(file, home), "utf8")
    .split("\n")
    .filter((line) => line !== "")
    .map((line): [string, Kept] => {
      const one = JSON.parse(line) as Kept;
      return [`${file.split(/[\\/]/)[0]}: ${one.why}`, one];
    }),
);

describe("every log of an earlier version is the match that it was", () => {
  test.each(kept)("%s", (_, { id, log, record }) => {
    const match = rebuild(id, log);
    const made = recordOf(match);
    expect(JSON.parse(JSON.stringify(made))).toEqual({ ok: true, value: record });
    for (const viewer of [null, ...match.start!.order]) {
      expect(tell(match, viewer, 0)).toHaveLength(log.length);
    }
  });
});

test("what the next release keeps holds every event that there is", () => {
  const source = readFileSync(new URL("../src/event.ts", import.meta.url), "utf8");
  const types = Array.from(source.matchAll(/readonly type: "([a-z]+)"/g), ([, type]) => type!);
  const held = Object.values(KEPT_GAMES).flatMap((play) =>
    play().match.log.map(({ body }) => body.type as string),
  );
  expect(types.length).toBeGreaterThan(25);
  expect(types.filter((type) => !held.includes(type))).toEqual([]);
});

test("another match than it was is found", () => {
  const [, { id, log, record }] = kept[1]!;
  const moved = log.findLastIndex(({ body }) => body.type === "moved");
  const without = log.toSpliced(moved, 1).map((event, i) => ({ ...event, seq: i + 1 }));
  expect(recordOf(rebuild(id, log))).toMatchObject({ ok: true, value: { moves: record.moves } });
  expect(recordOf(rebuild(id, without)).ok).toBe(false);
});
