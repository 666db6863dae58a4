import type { GameRecord, RecordParts, RecordSeed } from "../src/index.ts";
import { cableCar, commitment, deckSeed, makeDeck, makeRecord } from "../src/index.ts";
import { options } from "./positions.ts";
import { randomBelow } from "./random.ts";

const SERVER = Uint8Array.from({ length: 32 }, (_, index) => index);
const VALUES = [1, 2].map((byte) => new Uint8Array(16).fill(byte));
const hex = (bytes: Uint8Array): string => Buffer.from(bytes).toString("hex");

/** The seed of the samples, as a record proves it. */
export const SAMPLE_SEED: RecordSeed = {
  server: hex(SERVER),
  commitment: commitment(SERVER),
  values: VALUES.map(hex),
  match: "example",
};

/** The deck of that seed. */
export const SAMPLE_DECK = makeDeck(deckSeed({ server: SERVER, match: "example", values: VALUES }));

/** The parts of a whole game of three with a deal that follows from a seed, and seats by lot. */
export function sampleParts(): RecordParts {
  const three = options({ players: 3 });
  const deal = cableCar.shuffle(three, SAMPLE_DECK);
  const position = cableCar.start(three, deal);
  const below = randomBelow(1);
  const moves: string[] = [];
  while (!position.over) {
    const legal = cableCar.legalMoves(position);
    moves.push(legal[below(legal.length)]!);
    cableCar.play(position, moves.at(-1)!);
  }
  return {
    game: "cable-car",
    options: three,
    deal,
    rules: 1,
    moves,
    seed: SAMPLE_SEED,
    seating: { by: "lot", order: SAMPLE_DECK.shuffle("lot", [0, 1, 2]) },
  };
}

/** The record of that game. */
export function sampleRecord(): GameRecord {
  const record = makeRecord(sampleParts());
  if (!record.ok) throw new Error(record.error.message);
  return record.value;
}
