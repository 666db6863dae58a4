import { gameOf } from "#games";
import type { Outcome } from "../game.ts";
import { isObject, isWhole } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { parseRecord } from "./parse.ts";
import { type RecordFault, recordFault } from "./record.ts";
import { replay } from "./replay.ts";
import { verify } from "./verify.ts";

/** What is to be checked of a record beyond its moves. */
export interface CheckOptions {
  /** Whether the deal must follow from a seed. */
  readonly verify: boolean;
}

/** What a good record holds; of one that fails as it expects, what holds before the fault. */
export interface Checked {
  readonly game: string;
  readonly finished: boolean;
  readonly outcome: Outcome;
}

/**
 * Reads and replays a record of unknown form. One with `expect` (for tests) is good if and only
 * if its replay fails at that move, and by that rule where one is named.
 */
export function checkRecord(input: unknown, options: CheckOptions): Result<Checked, RecordFault> {
  const expected = isObject(input) ? input.expect : undefined;
  if (expected === undefined) return checkPlain(input, options);
  if (!isExpectation(expected)) {
    return err(recordFault("expect", "What the record expects cannot be read."));
  }
  const checked = checkPlain(input, options);
  if (checked.ok) {
    const message = "The record replays, though it expects to fail.";
    return err({ ...recordFault("expected-fault", message), move: expected.illegal });
  }
  const { move, rule } = checked.error;
  const asExpected =
    move === expected.illegal && (expected.rule === undefined || rule === expected.rule);
  return asExpected ? ok(beforeFault(input, expected.illegal)) : checked;
}

function checkPlain(input: unknown, options: CheckOptions): Result<Checked, RecordFault> {
  const record = parseRecord(input);
  if (!record.ok) return record;
  const replayed = replay(record.value);
  if (!replayed.ok) return replayed;
  if (options.verify) {
    const verified = verify(record.value);
    if (!verified.ok) return verified;
  }
  const { finished, outcome } = replayed.value;
  return ok({ game: record.value.game, finished, outcome });
}

/** For tests: replay is to fail at this move (`null`: before the first), and by this rule. */
interface Expectation {
  readonly illegal: number | null;
  readonly rule?: string;
}

const isExpectation = (value: unknown): value is Expectation =>
  isObject(value) &&
  (value.illegal === null || isWhole(value.illegal, 0, Number.MAX_SAFE_INTEGER)) &&
  (value.rule === undefined || typeof value.rule === "string");

/** The moves before the fault lead somewhere, unless the record cannot be read at all. */
function beforeFault(input: unknown, illegal: number | null): Checked {
  const nothing = { finished: false, outcome: { scores: [] } };
  const record = parseRecord(input);
  if (!record.ok) return { game: isObject(input) ? String(input.game) : "", ...nothing };
  const { game: id, options, deal, moves } = record.value;
  const game = gameOf(id);
  const position = game.start(options, deal);
  for (const move of moves.slice(0, illegal ?? 0)) game.play(position, move);
  const finished = game.toMove(position) === null;
  return { game: id, finished, outcome: game.outcome(position) };
}
