import {
  cableCar,
  commitment,
  deckSeed,
  type GameRecord,
  makeDeck,
  makeRecord,
} from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { expect, test } from "vitest";
import { isFairDeal, type Witness } from "./check.ts";

const server = Uint8Array.from({ length: 32 }, (_, i) => i);
const values = ["01".repeat(16), "02".repeat(16)];
const bytes = (hex: string) =>
  Uint8Array.from(hex.match(/../g)!, (byte) => Number.parseInt(byte, 16));

/** A played game: its record, and what the device at place 1 has seen of it. */
function played(): { record: GameRecord; witness: Witness } {
  const options = { players: 2, hand: 1, orientation: "fixed", companies: false } as const;
  const deck = makeDeck(deckSeed({ server, match: "m", values: values.map(bytes) }));
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
      values,
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
    witness: { id: "m", table, own: { place: 1, value: values[1]! } },
  };
}

test("the game as it was seen, dealt as it was promised", () => {
  const { record, witness } = played();
  expect(isFairDeal(witness, record)).toBe(true);
  expect(isFairDeal({ ...witness, own: null }, record)).toBe(true);
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
    ({ witness, record }) => [{ ...witness, own: { place: 1, value: "03".repeat(16) } }, record],
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
