import {
  type AnyGame,
  type AnyOptions,
  err,
  type Fault,
  type Knowledge,
  ok,
  type Result,
} from "@endstation/engine";

/** The position as the seat to move knows it; refuses the knowledge of any other seat. */
export function knownToMove(
  game: AnyGame,
  knowledge: Knowledge<AnyOptions>,
): Result<unknown, Fault> {
  const known = game.known(knowledge);
  if (!known.ok) return known;
  const seat = game.toMove(known.value);
  if (seat === null) return err(fault("game-over", "The game is over."));
  if (seat !== knowledge.seat) return err(fault("not-your-turn", "Another seat is to move."));
  return ok(known.value);
}

/** The fault of a level that a game with these options does not have. */
export const noSuchLevel = (level: string): Fault =>
  fault("no-such-level", `There is no level “${level}” for this game and its options.`);

const fault = (code: string, message: string): Fault => ({ code, rule: "record", message });
