import { hexToBytes } from "@noble/hashes/utils.js";
import { gameOf } from "#games";
import { type Deck, makeDeck } from "../deal/deck.ts";
import { randomMove } from "../deal/random-move.ts";
import { commitment, deckSeed } from "../deal/seed.ts";
import { sameJson } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { type GameRecord, type RecordFault, type RecordSeed, recordFault } from "./record.ts";

/**
 * Checks that the deal, seats drawn by lot and moves made at random follow from the record's seed,
 * and the seed from its commitment. A record without a seed proves nothing: the code `no-commitment`. Seats that
 * the host arranged, or of which the record does not tell, follow from nothing.
 */
export function verify(record: GameRecord): Result<void, RecordFault> {
  const { seed } = record;
  if (!seed) return bad("no-commitment", "The record has no seed to check the deal against.");
  if (commitment(hexToBytes(seed.server)) !== seed.commitment) {
    return bad("wrong-commitment", "The server's seed is not the one it was committed to.");
  }
  const deck = deckOf(seed);
  if (!sameJson(dealBy(deck, record), record.deal)) {
    return bad("wrong-deal", "The deal does not follow from the seed.");
  }
  if (record.seating?.by === "lot" && !sameJson(drawLots(deck, record), record.seating.order)) {
    return bad("wrong-seating", "The order of the seats does not follow from the seed.");
  }
  const chosen = chosenMove(deck, record);
  if (chosen !== null) {
    const message = "A move that was to be random does not follow from the seed.";
    return err({ ...recordFault("wrong-auto", message), move: chosen });
  }
  return ok(undefined);
}

const bad = (code: string, message: string): Result<never, RecordFault> =>
  err(recordFault(code, message));

const deckOf = ({ server, match, values }: RecordSeed): Deck =>
  makeDeck(deckSeed({ server: hexToBytes(server), match, values: values.map(hexToBytes) }));

/** The deal of a deck, as far as the record's moves use it. */
function dealBy(deck: Deck, { game: id, options, moves }: GameRecord): unknown {
  const game = gameOf(id);
  const position = game.start(options, game.shuffle(options, deck), deck);
  for (const move of moves) {
    // With another deal than the record's a move need not be legal: that deal is told so far.
    if (!game.play(position, move).ok) break;
  }
  return game.dealt(position);
}

const drawLots = (deck: Deck, { options }: GameRecord): number[] =>
  deck.shuffle("lot", [...Array(options.players).keys()]);

/** The index of the first random move that is another than the seed's; `null` if there is none. */
function chosenMove(deck: Deck, { game: id, options, deal, moves, autos = [] }: GameRecord) {
  const game = gameOf(id);
  const position = game.start(options, deal);
  for (const [index, move] of moves.entries()) {
    const auto = autos.find((one) => one.move === index);
    if (auto && move !== randomMove(game.legalMoves(position), deck, auto.event)) return index;
    game.play(position, move);
  }
  return null;
}
