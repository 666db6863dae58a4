import {
  cableCar,
  commitment,
  deckSeed,
  type GameRecord,
  makeDeck,
  makeRecord,
  trambahn,
} from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import { isFairDeal, type Witness } from "./check.ts";

const server = Uint8Array.from({ length: 32 }, (_, i) => i);
const values = ["01".repeat(16), "02".repeat(16)];
const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));

/**
 * A played game to whose deal these values were added: its record, and what the device at place 1
 * has seen of it.
 */
function played(added = values): { record: GameRecord; witness: Witness } {
  const options = { players: 2, hand: 1, orientation: "fixed", companies: false } as const;
  const deck = makeDeck(deckSeed({ server, match: "m", values: added.map(bytes) }));
  const deal = cableCar.shuffle(options, deck);
  const order = deck.shuffle("lot", [0, 1]);
  const position = cableCar.start(options, deal);
  const moves: string[] = [];
  while (cableCar.toMove(position) !== null) {
    const move = cableCar.legalMoves(position)[0]!;
    cableCar.play(position, move);
    moves.push(move);
  }
  const record = makeRecord({
    game: "cable-car",
    options,
    deal,
    rules: 1,
    moves,
    seating: { by: "lot", order },
    seed: {
      server: [...server].map((byte) => byte.toString(16).padStart(2, "0")).join(""),
      commitment: commitment(server),
      values: added,
      match: "m",
    },
  });
  if (!record.ok) throw new Error(record.error.message);
  const table: Table = {
    ...EMPTY_TABLE,
    game: "cable-car",
    options,
    commitment: commitment(server),
    arrivals: [0, 1],
    order,
    moves: moves.map((move) => ({ move, at: 0 })),
  };
  return {
    record: record.value,
    witness: { id: "m", table, seat: order.indexOf(1), value: values[1]! },
  };
}

test("the game as it was seen, dealt as it was promised", () => {
  const { record, witness } = played();
  expect(isFairDeal(witness, record)).toBe(true);
  expect(isFairDeal({ ...witness, value: null }, record)).toBe(true);
});

test("of a bot, which joined first, no value is expected", () => {
  const { record, witness } = played([values[1]!]);
  const { table } = witness;
  const places = [
    { name: "", colour: "red", bot: "novice" },
    { name: "Mira", colour: "blue" },
  ] as const;
  const seen = { ...witness, table: { ...table, places } };
  expect(isFairDeal(seen, record)).toBe(true);
  expect(isFairDeal({ ...seen, value: values[0]! }, record)).toBe(false);
  // Two persons, of whom only one would have added to the deal.
  expect(isFairDeal(witness, record)).toBe(false);
});

test.each<[string, (game: ReturnType<typeof played>) => [Witness, unknown]]>([
  [
    "another promise",
    ({ witness, record }) => [
      { ...witness, table: { ...witness.table, commitment: "00".repeat(32) } },
      record,
    ],
  ],
  [
    "the seat's own value is not in it",
    ({ witness, record }) => [{ ...witness, value: "03".repeat(16) }, record],
  ],
  ["another match", ({ witness, record }) => [{ ...witness, id: "n" }, record]],
  [
    "a move that was not seen so",
    ({ witness, record }) => [
      {
        ...witness,
        table: { ...witness.table, moves: witness.table.moves.with(3, { move: "draw", at: 0 }) },
      },
      record,
    ],
  ],
  [
    "other seats",
    ({ witness, record }) => [
      { ...witness, table: { ...witness.table, order: witness.table.order!.toReversed() } },
      record,
    ],
  ],
  [
    "other options",
    ({ witness, record }) => [
      { ...witness, table: { ...witness.table, options: { players: 3 } } },
      record,
    ],
  ],
  [
    "a deal that does not follow",
    ({ witness, record }) => [
      witness,
      { ...record, seed: { ...record.seed, values: values.toReversed() } },
    ],
  ],
  ["no seed", ({ witness, record }) => [witness, { ...record, seed: undefined }]],
  ["no record", ({ witness }) => [witness, null]],
])("%s is not fair", (_, change) => {
  expect(isFairDeal(...change(played()))).toBe(false);
});

test("income that was not shown is compared as the other seat could read it", () => {
  const options = { players: 2 } as const;
  const deck = makeDeck(deckSeed({ server, match: "m", values: values.map(bytes) }));
  const deal = trambahn.shuffle(options, deck);
  const order = deck.shuffle("lot", [0, 1]);
  const position = trambahn.start(options, deal, deck);
  const moves: string[] = [];
  const read: string[][] = [[], []];
  for (let ply = 0; trambahn.toMove(position) !== null; ply++) {
    const legal = trambahn.legalMoves(position);
    const move = legal[(ply * 7919) % legal.length]!;
    const mover = trambahn.toMove(position)!;
    trambahn.play(position, move);
    moves.push(move);
    for (const seat of [0, 1]) read[seat]!.push(trambahn.redact(move, mover, seat));
  }
  const { result, ...parts } = played().record;
  const record = makeRecord({
    ...parts,
    game: "trambahn",
    options,
    deal: trambahn.dealt(position),
    moves,
  });
  if (!record.ok) throw new Error(record.error.message);
  const { witness } = played();
  for (const seat of [0, 1]) {
    const table = (lines: string[]): Table => ({
      ...witness.table,
      game: "trambahn",
      options,
      order,
      moves: lines.map((move) => ({ move, at: 0 })),
    });
    const value = values[order[seat]!]!;
    const seen = (lines: string[]) =>
      isFairDeal({ id: "m", table: table(lines), seat, value }, record.value);
    expect(seen(read[seat]!)).toBe(true);
    expect(seen(read[1 - seat]!)).toBe(false);
  }
});
