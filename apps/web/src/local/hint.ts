import { brainOf, thinkThrough } from "@endstation/bots";
import { err, ok } from "@endstation/engine";
import { refusal } from "@endstation/match";
import type { CallAnswer, Calls } from "./messages.ts";

/** How long whoever asks for a hint may have to wait, in ms. */
const PATIENCE_MS = 1000;

/** Any whole number: to ask again brings nothing new. */
const SEED = 1;

/** What the strongest bot that does not take long would play, from what the seat itself knows. */
export function hintFor({ game, knowledge }: Calls["hint"]["asked"]): CallAnswer<"hint"> {
  const brain = brainOf(game);
  const levels = brain.levels(knowledge.options);
  const level = levels.findLast(({ ms }) => ms <= PATIENCE_MS) ?? levels[0];
  if (!level) return err(refusal("no-level"));
  const thinking = brain.think(knowledge, level.id, SEED);
  if (!thinking.ok) return err(refusal("illegal", thinking.error));
  return ok(thinkThrough(thinking.value).move);
}
