import { type AnyGame, err } from "@endstation/engine";
import type { Brain } from "../brain.ts";
import { brainWith, quick } from "../mind.ts";
import { thinkRandomly } from "./random.ts";

/** A brain for any game: it moves at random, and judges nothing. */
export const plainBrain = (game: AnyGame): Brain =>
  brainWith({
    game,
    levels: quick("novice"),
    yardsticks: quick("random"),
    think: (known, level, seed) =>
      level === "novice" || level === "random" ? thinkRandomly(game, known, seed) : null,
    assess: () =>
      err({ code: "no-review", rule: "record", message: "Games of this kind are not reviewed." }),
  });
