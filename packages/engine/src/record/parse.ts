import { gameOf, isGameId } from "#games";
import { isObject, isWhole } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import {
  atMove,
  ENDINGS,
  type Ended,
  type GameRecord,
  RECORD_FORMAT,
  type RecordFault,
  recordFault,
  SEATINGS,
  type Seating,
} from "./record.ts";

const bad = (code: string, message: string): Result<never, RecordFault> =>
  err(recordFault(code, message));

/**
 * Reads a record from JSON: the form of every part, options within range, a complete deal. Gives
 * the record with all options filled in and further keys kept. Moves are judged by `replay`.
 */
export function parseRecord(input: unknown): Result<GameRecord, RecordFault> {
  if (!isObject(input)) return bad("not-a-record", "A record is a JSON object.");
  if (input.format !== RECORD_FORMAT) {
    return bad("unknown-format", `The format is not "${RECORD_FORMAT}".`);
  }
  if (!isGameId(input.game)) return bad("unknown-game", "This game does not exist here.");
  const game = gameOf(input.game);
  const { rules = 1 } = input;
  if (!isWhole(rules, 1, game.rulesVersion)) {
    return bad("unknown-rules", "This version of the rules does not exist here.");
  }
  const options = game.parseOptions(input.options);
  if (!options.ok) return err(atMove(null, options.error));
  const deal = game.parseDeal(options.value, input.deal);
  if (!deal.ok) return err(atMove(null, deal.error));

  const moves = parseMoves(input.moves);
  if (!moves.ok) return moves;
  const fault =
    resultFault(input.result) ??
    endedFault(input.ended, options.value.players) ??
    lostFault(input.lost, options.value.players) ??
    autosFault(input.autos, moves.value.length) ??
    seedFault(input.seed) ??
    seatingFault(input.seating, options.value.players) ??
    legalCountsFault(input.legalCounts, moves.value.length);
  if (fault) return err(fault);

  return ok({
    ...input,
    format: RECORD_FORMAT,
    game: input.game,
    options: options.value,
    deal: deal.value,
    rules,
    moves: moves.value,
  });
}

function parseMoves(input: unknown): Result<readonly string[], RecordFault> {
  if (!Array.isArray(input)) return bad("moves", "The moves must be a list.");
  const wrong = input.findIndex((move) => typeof move !== "string");
  if (wrong < 0) return ok(input as string[]);
  return err({ ...recordFault("moves", "A move must be a string."), move: wrong });
}

const isNumber = (value: unknown): boolean => typeof value === "number";

function resultFault(result: unknown): RecordFault | null {
  if (result === undefined) return null;
  const isGood =
    isObject(result) &&
    Array.isArray(result.scores) &&
    result.scores.every(isNumber) &&
    (result.profits === undefined ||
      (isObject(result.profits) && Object.values(result.profits).every(isNumber)));
  return isGood ? null : recordFault("result", "The result must have a list of scores.");
}

function endedFault(ended: unknown, players: number): RecordFault | null {
  if (ended === undefined) return null;
  const isGood =
    isObject(ended) &&
    ENDINGS.includes(ended.how as Ended["how"]) &&
    (ended.seat === undefined || isWhole(ended.seat, 0, players - 1));
  return isGood ? null : recordFault("ended", "How the game ended cannot be read.");
}

function lostFault(lost: unknown, players: number): RecordFault | null {
  if (lost === undefined) return null;
  const isSeat = (one: unknown) =>
    isObject(one) &&
    isWhole(one.seat, 0, players - 1) &&
    one.how !== "agreed" &&
    ENDINGS.includes(one.how as Ended["how"]);
  const isGood = Array.isArray(lost) && lost.every(isSeat);
  return isGood ? null : recordFault("lost", "Which seats were lost cannot be read.");
}

function autosFault(autos: unknown, moves: number): RecordFault | null {
  if (autos === undefined) return null;
  const isAuto = (one: unknown) =>
    isObject(one) &&
    isWhole(one.move, 0, moves - 1) &&
    isWhole(one.event, 1, Number.MAX_SAFE_INTEGER);
  const isGood = Array.isArray(autos) && autos.every(isAuto);
  return isGood ? null : recordFault("autos", "Which moves were made at random cannot be read.");
}

/** Whether a value is that many bytes in hex, as the rules of the deal write them. */
const isHex = (value: unknown, bytes: number): boolean =>
  typeof value === "string" && value.length === bytes * 2 && /^[0-9a-f]*$/.test(value);

function seedFault(seed: unknown): RecordFault | null {
  if (seed === undefined) return null;
  const isGood =
    isObject(seed) &&
    isHex(seed.server, 32) &&
    isHex(seed.commitment, 32) &&
    typeof seed.match === "string" &&
    Array.isArray(seed.values) &&
    seed.values.every((value) => isHex(value, 16));
  return isGood ? null : recordFault("seed", "The seed of the deal cannot be read.");
}

function seatingFault(seating: unknown, players: number): RecordFault | null {
  if (seating === undefined) return null;
  const isGood =
    isObject(seating) &&
    SEATINGS.includes(seating.by as Seating["by"]) &&
    Array.isArray(seating.order) &&
    seating.order.length === players &&
    seating.order.every((joined) => isWhole(joined, 0, players - 1)) &&
    new Set(seating.order).size === players;
  return isGood ? null : recordFault("seating", "How the seats came about cannot be read.");
}

/** One count before each move, and perhaps one more for the position reached. */
function legalCountsFault(counts: unknown, moves: number): RecordFault | null {
  if (counts === undefined) return null;
  const isGood =
    Array.isArray(counts) &&
    (counts.length === moves || counts.length === moves + 1) &&
    counts.every(isNumber);
  return isGood
    ? null
    : recordFault("legal-counts", "The legal counts must be numbers, one before each move.");
}
