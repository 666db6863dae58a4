import {
  type AnyOptions,
  err,
  type Fault,
  type GameId,
  gameOf,
  isGameId,
  isObject,
  isWhole,
  type Knowledge,
  ok,
  type Result,
} from "@endstation/engine";
import { LEVELS, type LevelId, YARDSTICKS } from "../brain.ts";

/** The format of what a seat knows, as requests name it. */
export const SEAT_FORMAT = "endstation-seat/1";

/** Asks for the best play that a budget allows, whatever level that is. */
export const STRONGEST = "strongest";

/** One question to a bot (docs/bots.md). Its form is good; moves and hand are not judged yet. */
export interface BotRequest {
  readonly game: GameId;
  readonly knowledge: Knowledge<AnyOptions>;
  readonly level: LevelId | typeof STRONGEST;
  /** How long it may think, in ms; `null` to let a level do all its work. */
  readonly ms: number | null;
  /** `null` where the caller does not care for an answer that repeats. */
  readonly seed: number | null;
}

const NAMES: readonly unknown[] = [...LEVELS, ...YARDSTICKS, STRONGEST];

const bad = (code: string, message: string): Result<never, Fault> =>
  err({ code, rule: "record", message });

const isTexts = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((item) => typeof item === "string");

/** Reads one line of a caller's. Keys that it does not know are passed over. */
export function parseBotRequest(text: string): Result<BotRequest, Fault> {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch {
    return bad("not-json", "This line is not JSON.");
  }
  if (!isObject(input)) return bad("not-a-request", "A request is a JSON object.");
  if (input.format !== SEAT_FORMAT) {
    return bad("unknown-format", `The format is not "${SEAT_FORMAT}".`);
  }
  if (!isGameId(input.game)) return bad("unknown-game", "This game does not exist here.");
  const options = gameOf(input.game).parseOptions(input.options);
  if (!options.ok) return options;
  const { deal, seat, moves, hand, drawn, level, ms = null, seed = null } = input;

  if (!isObject(deal)) return bad("deal", "The deal must be an object: {} or its shares.");
  if (!isWhole(seat, 0, options.value.players - 1)) {
    return bad("seat", `The seat must be a whole number from 0 to ${options.value.players - 1}.`);
  }
  if (!isTexts(moves)) return bad("moves", "The moves must be a list of strings.");
  if (!isTexts(hand)) return bad("hand", "The hand must be a list of strings.");
  if (drawn !== null && typeof drawn !== "string") {
    return bad("drawn", "What was drawn must be a string, or null.");
  }
  if (!NAMES.includes(level)) {
    return bad("no-such-level", `The level must be one of ${NAMES.join(", ")}.`);
  }
  if (ms !== null && !(typeof ms === "number" && ms > 0 && Number.isFinite(ms))) {
    return bad("ms", "The budget ms must be a number above 0.");
  }
  if (level === STRONGEST && ms === null) {
    return bad("ms", `The level "${STRONGEST}" needs a budget ms.`);
  }
  if (seed !== null && !isWhole(seed, Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER)) {
    return bad("seed", "The seed must be a whole number.");
  }
  return ok({
    game: input.game,
    knowledge: { options: options.value, seat, moves, view: { deal, hand, drawn } },
    level: level as LevelId | typeof STRONGEST,
    ms,
    seed,
  });
}
