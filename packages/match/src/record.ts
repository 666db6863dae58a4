import type { LevelId } from "@endstation/bots";
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
import { type Match, type Sitter, seatOf, sitterAt } from "./match.ts";
import { isOver } from "./position.ts";
import { type Refusal, refusal } from "./refusal.ts";

/** A record as a match exports it: with the names at the table, and what its end was like. */
export interface MatchRecord extends GameRecord {
  /** By seat; the empty text for a name that was hidden, and for a bot. */
  readonly names: readonly string[];
  readonly colours: readonly string[];
  /** By seat the level of a bot, `null` for a person; missing where only persons played. */
  readonly bots?: readonly (LevelId | null)[];
  /** Moves that a bot made in a person's stead, by their index; missing where there are none. */
  readonly substituted?: readonly { readonly move: number; readonly level: LevelId }[];
}

/**
 * The whole game as a record that replays and can be checked: deal, moves, result and the seed
 * with all that it was mixed with. Only after the end, whatever brought it; until then nobody is
 * given it.
 */
export function recordOf(match: Match): Result<MatchRecord, Refusal> {
  if (!match.start) return err(refusal("not-started"));
  if (!isOver(match)) return err(refusal("not-over"));
  const { gameId, options, start, moves, autos, rules, seed } = match;
  const sitters = start.order.map((place) => sitterAt(match, place));
  const chosen = autos
    .filter(({ bot }) => bot === null)
    .map(({ move, event }) => ({ move, event }));
  const parts: RecordParts & Omit<MatchRecord, keyof GameRecord> = {
    game: gameId,
    options,
    names: sitters.map(({ name, hidden }) => (hidden ? "" : name)),
    colours: sitters.map(({ colour }) => colour),
    ...botsOf(match, sitters),
    ...(!start.given && { seating: { by: start.by, order: start.lot } }),
    deal: start.deal,
    rules,
    moves,
    ...(chosen.length > 0 && { autos: chosen }),
    ...endOf(match),
    // A deal that was given proves nothing.
    ...(!start.given && {
      seed: {
        server: seed,
        commitment: commitment(hexToBytes(seed)),
        values: start.values,
        match: match.id,
      },
    }),
  };
  const record = makeRecord(parts);
  if (!record.ok) throw new Error(`The log does not replay: ${record.error.message}`);
  return ok({ ...parts, ...record.value });
}

/** Which seats were bots', and what bots did for others. */
function botsOf({ autos }: Match, sitters: readonly Sitter[]) {
  const substituted = autos.flatMap(({ move, bot }) => (bot ? [{ move, level: bot }] : []));
  return {
    ...(sitters.some(({ bot }) => bot !== null) && { bots: sitters.map(({ bot }) => bot) }),
    ...(substituted.length > 0 && { substituted }),
  };
}

/** How the match ended before its time, and who had lost their seats until then. */
function endOf(match: Match): Pick<MatchRecord, "ended" | "lost"> {
  const { ended } = match;
  const seat = seatOf(match, ended?.place ?? null);
  const lost = match.start!.order.flatMap((place, at) => {
    const how = match.lost[place];
    return how ? [{ seat: at, how }] : [];
  });
  return {
    ...(ended && { ended: { how: ended.how, ...(seat !== null && { seat }) } }),
    ...(lost.length > 0 && { lost }),
  };
}
