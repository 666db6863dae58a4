import { readFileSync } from "node:fs";
import {
  type AnyOptions,
  type GameRecord,
  gameOf,
  type Knowledge,
  parseRecord,
  replay,
  type TrambahnDeal,
} from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { knowledgeAt, type Redeal, redeal } from "./redeal.ts";

/** The good records of a file of the engine's. */
function recorded(file: string): GameRecord[] {
  const url = new URL(`../../../engine/fixtures/${file}.ndjson`, import.meta.url);
  const lines = readFileSync(url, "utf8").trim().split("\n");
  return lines.flatMap((line) => {
    const record = parseRecord(JSON.parse(line));
    return record.ok && replay(record.value).ok ? [record.value] : [];
  });
}

function knows(record: GameRecord, ply: number, seat: number): Knowledge<AnyOptions> {
  const known = knowledgeAt(record, ply, seat);
  if (!known.ok) throw new Error(known.error.message);
  return known.value;
}

function redealt(record: GameRecord, knowledge: Knowledge<AnyOptions>, seed: number): Redeal {
  const dealt = redeal(record.game, knowledge, seed);
  if (!dealt.ok) throw new Error(dealt.error.message);
  return dealt.value;
}

/** A record of the same options with another deal, cut to the moves that it was made for. */
function recordOf({ game, options, rules }: GameRecord, { deal, moves }: Redeal): GameRecord {
  return { format: "endstation-record/1", game, options, rules, deal, moves };
}

/** Hands have no order that matters. */
const sorted = (knowledge: Knowledge<AnyOptions>) => ({
  ...knowledge,
  view: { ...knowledge.view, hand: knowledge.view.hand.toSorted() },
});

/** Some points of a game, its start and its end among them. */
const points = ({ moves }: GameRecord) =>
  [0, 0.15, 0.4, 0.7, 0.95, 1].map((share) => Math.floor(moves.length * share));

const tiles = recorded("cable-car");
const cards = recorded("trambahn");
const companies = tiles.filter(
  (record) => "companies" in record.options && record.options.companies,
);

describe.each([
  ["Cable Car", tiles.filter((record) => !companies.includes(record)).slice(0, 8)],
  ["The Companies", companies.slice(0, 8)],
  ["Trambahn", cards.slice(0, 12)],
])("a game of %s dealt anew", (_, records) => {
  const cases = records.flatMap((record) =>
    points(record).flatMap((ply) =>
      Array.from({ length: record.options.players }, (_, seat) => ({ record, ply, seat })),
    ),
  );

  test("replays, and shows its seat exactly what that seat knew", () => {
    expect(cases.length).toBeGreaterThan(50);
    for (const { record, ply, seat } of cases) {
      const knowledge = knows(record, ply, seat);
      const anew = recordOf(record, redealt(record, knowledge, 7));
      expect(replay(anew)).toMatchObject({ ok: true });
      expect(sorted(knows(anew, ply, seat))).toEqual(sorted(knowledge));
    }
  });

  test("does not hang on what is hidden: from two games that look alike comes the same", () => {
    for (const { record, ply, seat } of cases) {
      const other = recordOf(record, redealt(record, knows(record, ply, seat), 3));
      const [here, there] = [record, other].map((one) => knows(one, ply, seat)) as [
        Knowledge<AnyOptions>,
        Knowledge<AnyOptions>,
      ];
      // The order within the own hand is the one thing in which they may differ.
      const alike = { ...there, view: { ...there.view, hand: here.view.hand } };
      expect(redealt(record, alike, 5)).toEqual(redealt(record, here, 5));
    }
  });

  test("deals the unseen anew for each seed, and the same for the same", () => {
    let differed = 0;
    for (const { record, ply, seat } of cases) {
      const knowledge = knows(record, ply, seat);
      const [first, again, other] = [1, 1, 2].map((seed) => redealt(record, knowledge, seed));
      expect(again).toEqual(first);
      if (JSON.stringify(other) !== JSON.stringify(first)) differed++;
    }
    expect(differed).toBeGreaterThan(cases.length / 2);
  });
});

test("games of Trambahn with several reshuffles behind them are among those dealt anew", () => {
  const many = cards.filter(({ deal }) => (deal as TrambahnDeal).reshuffles.length > 1);
  expect(many.length).toBeGreaterThan(0);
  for (const record of many) {
    for (const seat of [0, 1]) {
      const { length } = record.moves;
      const { deal } = redealt(record, knows(record, length, seat), 1);
      const told = (deal as TrambahnDeal).reshuffles.map((pile) => pile.length);
      expect(told).toEqual((record.deal as TrambahnDeal).reshuffles.map((pile) => pile.length));
    }
  }
});

test("what every seat may hold is dealt to it now and then", () => {
  const record = tiles.find(({ options }) => options.players === 2)!;
  const knowledge = knows(record, 0, 0);
  const game = gameOf(record.game);
  const held = new Set<string>();
  for (let seed = 0; seed < 300; seed++) {
    const { deal } = redealt(record, knowledge, seed);
    for (const code of game.view(game.start(record.options, deal), 1).hand) held.add(code);
  }
  expect(held.size).toBeGreaterThan(20);
});

test("knowledge that contradicts itself is refused", () => {
  const knowledge = knows(cards[0]!, 10, 0);
  const lied = { ...knowledge, view: { ...knowledge.view, hand: ["r1"] } };
  expect(redeal("trambahn", lied, 1)).toMatchObject({ ok: false });
});
