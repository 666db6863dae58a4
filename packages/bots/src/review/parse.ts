import { type GameRecord, isObject, isWhole } from "@endstation/engine";
import {
  type BetterMoves,
  type Expectation,
  type JudgedDecision,
  REVIEW_VERSION,
  type Review,
  VERDICTS,
} from "./review.ts";

/**
 * The review that came with a record, as far as it is one of this form and fits its moves: files
 * come from anywhere. `null` where there is none to be trusted.
 */
export function parseReview(record: GameRecord): Review | null {
  const input = (record as { review?: unknown }).review;
  if (!isObject(input) || input.version !== REVIEW_VERSION) return null;
  const { decisions, end } = input;
  const { players } = record.options;
  if (!Array.isArray(decisions) || !isExpectation(end, players)) return null;
  let next = 0;
  for (const decision of decisions) {
    if (!isDecision(decision, players) || decision.ply !== next) return null;
    next += decision.count;
  }
  return next <= record.moves.length ? { version: REVIEW_VERSION, decisions, end } : null;
}

const isPoints = (value: unknown): value is number =>
  typeof value === "number" && Math.abs(value) < 1e6;

const areNumbers = (value: unknown, length: number): value is readonly number[] =>
  Array.isArray(value) && value.length === length && value.every(isPoints);

const isExpectation = (value: unknown, players: number): value is Expectation =>
  isObject(value) &&
  areNumbers(value.scores, players) &&
  areNumbers(value.chances, players) &&
  value.chances.every((chance) => chance >= 0 && chance <= 1);

/** More than any decision of any game has moves, and any of these letters: it is shown as it is. */
const MOST_MOVES = 100;
const MOST_LETTERS = 40;

const isBetter = (value: unknown): value is BetterMoves =>
  isObject(value) &&
  isPoints(value.gain) &&
  Array.isArray(value.moves) &&
  value.moves.length > 0 &&
  value.moves.length <= MOST_MOVES &&
  value.moves.every((move) => typeof move === "string" && move.length <= MOST_LETTERS);

const isDecision = (value: unknown, players: number): value is JudgedDecision =>
  isObject(value) &&
  isExpectation(value, players) &&
  isWhole(value.ply, 0, Number.MAX_SAFE_INTEGER) &&
  isWhole(value.count, 1, Number.MAX_SAFE_INTEGER) &&
  isWhole(value.seat, 0, players - 1) &&
  isPoints(value.loss) &&
  value.loss >= 0 &&
  isPoints(value.standardError) &&
  VERDICTS.includes(value.verdict as JudgedDecision["verdict"]) &&
  Array.isArray(value.better) &&
  value.better.every(isBetter);
