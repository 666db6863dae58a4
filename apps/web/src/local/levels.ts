import { brainOf, LEVELS } from "@endstation/bots";
import { err, gameOf, isGameId, ok } from "@endstation/engine";
import { refusal } from "@endstation/match";
import type { CallAnswer, Calls } from "./messages.ts";

/** The bots of a match with these options: here they may think as long as they need. */
export function levelsFor({ game, options }: Calls["levels"]["asked"]): CallAnswer<"levels"> {
  if (!isGameId(game)) return err(refusal("unknown-game"));
  const parsed = gameOf(game).parseOptions(options);
  if (!parsed.ok) return err(refusal("bad-options", parsed.error));
  const levels = brainOf(game).levels(parsed.value);
  return ok(LEVELS.filter((level) => levels.some(({ id }) => id === level)));
}
