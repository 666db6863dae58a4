import {
  commitment,
  err,
  type GameRecord,
  makeRecord,
  ok,
  type RecordParts,
  type Result,
} from "@endstation/engine";
import { hexToBytes } from "@noble/hashes/utils.js";
import { isOver, type Match, sitterAt } from "./match.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** A record as a match exports it: with the names at the table. */
export interface MatchRecord extends GameRecord {
  readonly names: readonly string[];
  readonly colours: readonly string[];
}

/**
 * The whole game as a record that replays and can be checked: deal, moves, result and the seed
 * with all that it was mixed with. Only after the end; until then nobody is given it.
 */
export function recordOf(match: Match): Result<MatchRecord, Refusal> {
  if (!match.start) return err(refusal("not-started"));
  if (!isOver(match)) return err(refusal("not-over"));
  const { gameId, options, start, moves, rules, arrivals, seed } = match;
  const sitters = start.order.map((place) => sitterAt(match, place));
  const parts: RecordParts & Pick<MatchRecord, "names" | "colours"> = {
    game: gameId,
    options,
    names: sitters.map(({ name }) => name),
    colours: sitters.map(({ colour }) => colour),
    seating: { by: "lot", order: start.lot },
    deal: start.deal,
    rules,
    moves,
    seed: {
      server: seed,
      commitment: commitment(hexToBytes(seed)),
      values: arrivals.map((place) => sitterAt(match, place).value),
      match: match.id,
    },
  };
  const record = makeRecord(parts);
  if (!record.ok) throw new Error(`The log does not replay: ${record.error.message}`);
  return ok({ ...parts, ...record.value });
}
