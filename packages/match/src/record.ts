import { commitment, err, ok, type Result } from "@endstation/engine";
import { hexToBytes } from "@noble/hashes/utils.js";
import { type Match, positionAfter, sitterAt } from "./match.ts";
import { type Refusal, refusal } from "./refusal.ts";

/**
 * The whole game as a record that replays and can be checked: deal, moves, result and the seed
 * with all that it was mixed with. Only after the end; until then nobody is given it.
 */
export function recordOf(match: Match): Result<object, Refusal> {
  if (!match.start) return err(refusal("not-started"));
  const { game, options, start, moves, arrivals, seed } = match;
  const position = positionAfter(match);
  if (game.toMove(position) !== null) return err(refusal("not-over"));
  return ok({
    format: "endstation-record/1",
    game: game.id,
    rules: match.rules,
    options,
    names: start.order.map((place) => sitterAt(match, place).name),
    colours: start.order.map((place) => sitterAt(match, place).colour),
    seating: { by: "lot", order: start.lot },
    deal: start.deal,
    moves,
    result: game.outcome(position),
    seed: {
      server: seed,
      commitment: commitment(hexToBytes(seed)),
      values: arrivals.map((place) => sitterAt(match, place).value),
      match: match.id,
    },
  });
}
