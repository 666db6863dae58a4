import { type CardCode, DECK, type GameRecord, RECORD_FORMAT, trambahn } from "@endstation/engine";
import { EMPTY_TABLE } from "@endstation/match";
import { expect, test } from "vitest";
import { wasSeen } from "./check.ts";

// Twelve cards of money, fifteen, and two hands: whatever lies there in the order of the deck.
const cards: readonly CardCode[] = DECK;
const hand = cards.slice(27, 33);
const record: GameRecord = {
  format: RECORD_FORMAT,
  game: "trambahn",
  rules: 1,
  options: { players: 2 },
  deal: { cards, reshuffles: [] },
  moves: [`pass ${hand[0]}`, `bank ${hand[1]}`, "end"],
};
const table = (...moves: string[]) => ({
  ...EMPTY_TABLE,
  game: trambahn.id as "trambahn",
  moves: moves.map((move, at) => ({ move, at })),
});

test("income is compared as each seat could read it", () => {
  const [pass, bank, end] = record.moves as [string, string, string];
  expect(wasSeen(record, { table: table(pass, bank, end), seat: 0 })).toBe(true);
  expect(wasSeen(record, { table: table(pass, "bank ?", end), seat: 1 })).toBe(true);
  expect(wasSeen(record, { table: table(pass, "bank ?", end), seat: null })).toBe(true);
  expect(wasSeen(record, { table: table(pass, bank, end), seat: 1 })).toBe(false);
});

test("a record with another move, or with one more, is another game", () => {
  const [pass, bank, end] = record.moves as [string, string, string];
  expect(wasSeen(record, { table: table(`pass ${hand[2]}`, bank, end), seat: 0 })).toBe(false);
  expect(wasSeen(record, { table: table(pass, bank), seat: 0 })).toBe(false);
});
