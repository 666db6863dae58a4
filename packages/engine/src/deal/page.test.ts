import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { withCompanies } from "../../test/positions.ts";
import { randomBelow } from "../../test/random.ts";
import { SAMPLE_DECK, SAMPLE_SEED, sampleRecord } from "../../test/sample.ts";
import { trambahnParts } from "../../test/trambahn/sample.ts";
import { cableCar } from "../cable-car/game.ts";
import { makeRecord, type RecordParts } from "../record/make.ts";
import type { GameRecord } from "../record/record.ts";
import { verify } from "../record/verify.ts";

// The program that docs/deal.md gives to whoever trusts none of our code, as it stands there.

const page = readFileSync(new URL("../../../../docs/deal.md", import.meta.url), "utf8");
const [, program] = page.match(/```python\n(.*?)```/s) ?? [];

const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (!hasPython) console.warn("The program of docs/deal.md is not run: there is no python3 here.");

let folder = "";
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "endstation-deal-"));
  writeFileSync(join(folder, "check.py"), program ?? "");
});
afterAll(() => rmSync(folder, { recursive: true }));

const REFUSED = { status: 1, out: expect.stringContaining("BAD") };

const lot = (players: number) => SAMPLE_DECK.shuffle("lot", [...Array(players).keys()]);

function made(parts: RecordParts): GameRecord {
  const record = makeRecord(parts);
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}

/** The record of a match of The Companies that was ended after some moves. */
function companiesRecord(): GameRecord {
  const four = withCompanies({ players: 4 });
  const deal = cableCar.shuffle(four, SAMPLE_DECK);
  const position = cableCar.start(four, deal);
  const below = randomBelow(3);
  const moves = Array.from({ length: 30 }, () => {
    const legal = cableCar.legalMoves(position);
    const move = legal[below(legal.length)]!;
    cableCar.play(position, move);
    return move;
  });
  const seating = { by: "lot", order: lot(4) } as const;
  const ended = { how: "agreed" } as const;
  const parts = { game: "cable-car", options: four, deal, rules: 1, moves } as const;
  return made({ ...parts, ended, seed: SAMPLE_SEED, seating });
}

const RECORDS: Readonly<Record<string, () => GameRecord>> = {
  "Cable Car": sampleRecord,
  "The Companies": companiesRecord,
  Trambahn: () => made({ ...trambahnParts(), seating: { by: "lot", order: lot(2) } }),
};

/** What the program says of a record. */
function judge(record: unknown): { status: number | null; out: string } {
  const file = join(folder, "record.json");
  writeFileSync(file, JSON.stringify(record));
  const { status, stdout, stderr } = spawnSync("python3", [join(folder, "check.py"), file]);
  return { status, out: `${stdout}${stderr}` };
}

describe.skipIf(!hasPython)(
  "the program of docs/deal.md (skipped without python3)",
  () => {
    test("needs the standard library alone", () => {
      const imports = program!.match(/^(?:import|from) .*$/gm);
      expect(imports).toEqual(["import hashlib, hmac, json, sys"]);
      // -I: no other packages are in reach.
      const syntax = ["-I", "-m", "py_compile", join(folder, "check.py")];
      expect(() => execFileSync("python3", syntax)).not.toThrow();
    });

    test.each(Object.entries(RECORDS))("finds %s good", (_, record) => {
      const good = record();
      expect(verify(good).ok).toBe(true);
      expect(judge(good)).toMatchObject({ status: 0, out: expect.not.stringContaining("BAD") });
    });

    test.each(Object.entries(RECORDS))("refuses %s with a deal in another order", (_, record) => {
      const good = record();
      expect(judge({ ...good, deal: withSwapped(good.deal) })).toMatchObject(REFUSED);
    });

    const { seed, seating, ...rest } = sampleRecord();
    test.each([
      ["another server's seed", { seed: { ...seed!, server: "ff".repeat(32) }, seating }],
      ["another match", { seed: { ...seed!, match: "other" }, seating }],
      [
        "values in another order",
        { seed: { ...seed!, values: seed!.values.toReversed() }, seating },
      ],
      [
        "seats in another order",
        { seed, seating: { by: "lot", order: seating!.order.toReversed() } },
      ],
    ])("refuses %s", (_, tampered) => {
      expect(judge({ ...rest, ...tampered })).toMatchObject(REFUSED);
    });
  },
  300_000,
);

test("the page has its program", () => {
  expect(program).toMatch(/hashlib/);
});

/** A deal with two pieces of its last list exchanged: the shares or the last reshuffle, if any. */
function withSwapped(deal: unknown): unknown {
  const lists = listsIn(deal);
  const target = lists.at(-1)!;
  const other = target.findIndex((piece) => piece !== target[0]);
  const swapped = target.with(0, target[other]!).with(other, target[0]!);
  return JSON.parse(JSON.stringify(deal), (_, value) =>
    JSON.stringify(value) === JSON.stringify(target) ? swapped : value,
  );
}

function listsIn(value: unknown): string[][] {
  if (Array.isArray(value) && typeof value[0] === "string") return [value as string[]];
  return typeof value === "object" && value !== null ? Object.values(value).flatMap(listsIn) : [];
}
