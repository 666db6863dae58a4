import { gameOf } from "#games";
import type { AnyGame, Outcome } from "../game.ts";
import { sameJson } from "../json.ts";
import type { Result } from "../result.ts";
import { err, ok } from "../result.ts";
import { atMove, type GameRecord, type RecordFault, recordFault } from "./record.ts";

/** What a record's moves lead to. */
export interface Replay {
  /** The position reached, of the record's game. */
  readonly position: unknown;
  /** Whether the game is over, by its rules or by what the record says of its end. */
  readonly finished: boolean;
  readonly outcome: Outcome;
}

/**
 * Plays a record's moves and compares what it says of them: the deal as far as they used it, the
 * legal counts and the result. The fault names the index of the first move that is illegal; that of a wrong result is the
 * number of moves.
 */
export function replay(record: GameRecord): Result<Replay, RecordFault> {
  const game = gameOf(record.game);
  const position = game.start(record.options, record.deal);
  for (const [index, move] of record.moves.entries()) {
    const miscounted = countFault(record, index, position);
    if (miscounted) return err(miscounted);
    const played = game.play(position, move);
    if (!played.ok) {
      const isOfDeal = played.error.rule === game.dealRule;
      return err(atMove(isOfDeal ? null : index, played.error));
    }
  }
  const fault =
    dealFault(game, record, position) ??
    countFault(record, record.moves.length, position) ??
    resultFault(game, record, game.outcome(position));
  if (fault) return err(fault);
  return ok({
    position,
    finished: game.toMove(position) === null || record.ended !== undefined,
    outcome: game.outcome(position),
  });
}

/** A deal may tell no more than its moves have used. */
function dealFault(game: AnyGame, record: GameRecord, position: unknown): RecordFault | null {
  if (sameJson(game.dealt(position), record.deal)) return null;
  const message = "The deal is not the one that the moves have used.";
  return atMove(null, { code: "unused-deal", rule: game.dealRule, message });
}

function countFault(record: GameRecord, index: number, position: unknown): RecordFault | null {
  const given = record.legalCounts?.[index];
  if (given === undefined) return null;
  const counted = gameOf(record.game).legalMoves(position).length;
  if (given === counted) return null;
  const message = `There are ${counted} legal moves here, not ${given}.`;
  return { ...recordFault("legal-count", message), move: index };
}

function resultFault(game: AnyGame, record: GameRecord, outcome: Outcome): RecordFault | null {
  const { result } = record;
  if (!result) return null;
  const wrong = (rule: string, message: string): RecordFault => ({
    code: "wrong-result",
    rule,
    message,
    move: record.moves.length,
  });
  const { scores, profits } = game.resultRules(record.options);
  if (result.profits !== undefined && !sameJson(result.profits, outcome.profits)) {
    return wrong(profits, "The profits do not follow from the moves.");
  }
  if (!sameJson(result.scores, outcome.scores)) {
    return wrong(scores, `The moves give the scores ${outcome.scores.join(", ")}.`);
  }
  return null;
}
