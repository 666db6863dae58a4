import { judgeTrambahn, RULES, type RuleId } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { faultOf, positionAt, EXAMPLES as tiles } from "../cable-car/rules/examples.ts";
import type { RuleBook } from "../i18n/rules.ts";
import { positionAt as trambahnAt, EXAMPLES as trams } from "../trambahn/rules/rule-examples.ts";

const books = import.meta.glob<RuleBook>("../i18n/*/rules-*.ts", { import: "book", eager: true });

/** Rules that speak of no move of a position: these are drawn (`facts.tsx` of each game). */
const FACTS: readonly RuleId[] = [
  ...(["CC-4", "CC-9", "CC-10", "CC-21", "CO-1", "CO-2", "CO-10"] as const),
  ...(["TB-6", "TB-7", "TB-8", "TB-23"] as const),
];

/** Two turns without a move and without a card: no game of any length comes there. */
const NOT_SHOWN: readonly RuleId[] = ["TB-24"];

/** What the rules say to each move of an example, by its texts: "yes", or which rule it breaks. */
const SAID: Partial<Record<RuleId, string>> = {
  "CC-1": "yes CC-1",
  "CC-2": "yes yes",
  "CC-3": "yes yes yes yes",
  "CC-5": "yes yes yes yes",
  "CC-6": "yes yes yes",
  "CC-7": "yes yes",
  "CC-8": "yes yes",
  "CC-11": "yes CC-11",
  "CC-12": "yes CC-12",
  "CC-13": "yes CC-13 CC-13 CC-13",
  "CC-14": "yes CC-14 yes",
  "CC-15": "CC-15 yes yes",
  "CC-16": "yes CC-15 yes",
  "CC-17": "yes CC-15",
  "CC-18": "yes yes",
  "CC-19": "yes",
  "CC-20": "yes CC-20",
  "CO-3": "yes yes yes CO-3",
  "CO-4": "yes CO-4",
  "CO-5": "yes CO-5",
  "CO-6": "yes yes",
  "CO-7": "CO-7",
  "CO-8": "yes CO-8",
  "CO-9": "yes yes",
  "CO-11": "yes CC-14",
  "TB-1": "yes yes",
  "TB-2": "yes",
  "TB-3": "yes",
  "TB-4": "yes TB-17",
  "TB-5": "yes yes",
  "TB-9": "yes TB-9 TB-9",
  "TB-10": "yes TB-10",
  "TB-11": "yes yes",
  "TB-12": "yes TB-12 TB-12 yes",
  "TB-13": "TB-13 yes",
  "TB-14": "yes TB-14 yes",
  "TB-15": "yes",
  "TB-16": "yes TB-16",
  "TB-17": "yes TB-17 TB-17 TB-17",
  "TB-18": "yes yes",
  "TB-19": "yes",
  "TB-20": "yes yes",
  "TB-21": "yes",
  "TB-22": "yes TB-22",
};

/** What the engine says to each move of an example. */
function said(rule: RuleId): string {
  const ofTiles = tiles[rule]?.map(({ at, move }) => faultOf(positionAt(at), move)?.rule ?? "yes");
  const ofTrams = trams[rule]?.map(({ at, move }) => {
    const judged = judgeTrambahn(trambahnAt(at), move);
    return judged.ok ? "yes" : judged.error.rule;
  });
  return (ofTiles ?? ofTrams ?? []).join(" ");
}

test("every rule has an example, save for what no game comes to", () => {
  const shown = new Set([...Object.keys(tiles), ...Object.keys(trams), ...FACTS]);
  expect(RULES.filter((rule) => !shown.has(rule))).toEqual([...NOT_SHOWN]);
});

test.each(RULES.filter((rule) => ![...FACTS, ...NOT_SHOWN].includes(rule)))(
  "[%s] the example is what the engine says",
  (rule) => {
    expect(said(rule)).toBe(SAID[rule]);
  },
);

describe.each([...new Set(Object.keys(books).map((path) => path.split("/")[2]!))])("%s", (tag) => {
  test("names every rule", () => {
    const ids = Object.entries(books)
      .filter(([path]) => path.includes(`/${tag}/`))
      .flatMap(([, { sections }]) => sections.flatMap(({ rules }) => rules.map(({ id }) => id)));
    expect(RULES.filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  test("says what is drawn for a rule that speaks of no move, and for no other", () => {
    const told = Object.entries(books)
      .filter(([path]) => path.includes(`/${tag}/`))
      .flatMap(([, { sections }]) => sections.flatMap(({ rules }) => rules))
      .flatMap(({ id, shows }) => (shows ? [id] : []));
    expect(new Set(told)).toEqual(new Set(FACTS));
  });
});
