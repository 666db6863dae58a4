import type { RecordParts } from "../../src/index.ts";
import { trambahn } from "../../src/index.ts";
import { randomBelow } from "../random.ts";
import { SAMPLE_DECK, SAMPLE_SEED } from "../sample.ts";
import { OPTIONS } from "./positions.ts";
import { choose } from "./random.ts";

/** The parts of a whole game with several reshuffles, whose deal follows from the sample seed. */
export function trambahnParts(): RecordParts {
  const deal = trambahn.shuffle(OPTIONS, SAMPLE_DECK);
  const position = trambahn.start(OPTIONS, deal, SAMPLE_DECK);
  const below = randomBelow(1);
  const moves: string[] = [];
  while (!position.over) {
    moves.push(choose("saver", position, below));
    trambahn.play(position, moves.at(-1)!);
  }
  return {
    game: "trambahn",
    options: OPTIONS,
    deal: trambahn.dealt(position),
    rules: 1,
    moves,
    seed: SAMPLE_SEED,
  };
}
