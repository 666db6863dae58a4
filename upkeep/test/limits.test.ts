import { expect, test } from "vitest";
import { type Repository, theRepository, withFile } from "../src/repository.ts";

// The numbers of docs/protocol.md that stand where no test of the wire could ask for them.

const PAGE = "docs/protocol.md";
const MATCH = "packages/match/src";

/** The beginning of a row or sentence, and where each of its numbers stands in the sources. */
const LIMITS: readonly (readonly [string, readonly (readonly [string, RegExp])[]])[] = [
  [
    "| frames over a connection",
    [
      [`${MATCH}/room/bucket.ts`, /BURST = (\d+)/],
      [`${MATCH}/room/bucket.ts`, /PER_SECOND = (\d+)/],
    ],
  ],
  ["| connections of a place", [[`${MATCH}/room/audience.ts`, /MAX_PEERS_A_PLACE = (\d+)/]]],
  [
    "| connections of a match",
    [
      [`${MATCH}/room/audience.ts`, /MAX_PEERS = (\d+)/],
      [`${MATCH}/room/audience.ts`, /MAX_STRANGERS = (\d+)/],
    ],
  ],
  ["| devices of a seat", [[`${MATCH}/decide/devices.ts`, /MAX_DEVICES = (\d+)/]]],
  ["| a name", [[`${MATCH}/name.ts`, /MAX_NAME_LETTERS = (\d+)/]]],
  ["| what one person may do", [[`${MATCH}/decide/budget.ts`, /MAX_OF_A_SITTER = (\d+)/]]],
  ["| what the host may set up", [[`${MATCH}/decide/budget.ts`, /MAX_OF_HOSTS = (\d+)/]]],
  ["| the host's part", [[`${MATCH}/decide/budget.ts`, /MAX_HOSTED = (\d+)/]]],
  ["| moves taken back", [[`${MATCH}/decide/play.ts`, /MAX_UNDOS = (\d+)/]]],
  ["| the log of a lobby", [[`${MATCH}/decide/budget.ts`, /MAX_OF_A_LOBBY = (\d+)/]]],
  ["| wishes for a seat", [[`${MATCH}/decide/budget.ts`, /MAX_ASKS = (\d+)/]]],
  [
    "| by address",
    [
      ["apps/edge/wrangler.jsonc", /"CREATE_LIMIT"[^}]*"limit": (\d+)/],
      ["apps/edge/wrangler.jsonc", /"OPEN_LIMIT"[^}]*"limit": (\d+)/],
    ],
  ],
];

const repository = theRepository();

/** The rows that lack a number of the sources. */
function wrongRows({ read }: Repository): string[] {
  const lines = read(PAGE).split("\n");
  return LIMITS.flatMap(([start, numbers]) => {
    const row = lines.find((line) => line.startsWith(start));
    if (row === undefined) return [start];
    const written: readonly string[] = row.match(/\d+/g) ?? [];
    const wanted = numbers.map(([file, pattern]) => pattern.exec(read(file))?.[1] ?? `of ${file}`);
    return wanted.every((number) => written.includes(number)) ? [] : [start];
  });
}

test("the limits of docs/protocol.md are those of the sources", () => {
  expect(wrongRows(repository)).toEqual([]);
});

test("another number in a source is noticed", () => {
  const file = `${MATCH}/room/audience.ts`;
  const other = repository.read(file).replace("MAX_PEERS = 32", "MAX_PEERS = 33");
  expect(wrongRows(withFile(repository, file, other))).toEqual(["| connections of a match"]);
});
