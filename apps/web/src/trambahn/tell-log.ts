import { logOf } from "../match/log/log-of.ts";
import type { Telling } from "../match/telling.ts";
import { describeEvent } from "./describe.ts";
import { tellTaken } from "./describe-taken.ts";
import { type Happening, isScoring } from "./model/story.ts";

/** What happened in the game and beside it. */
export const tellLog = logOf<Happening, Telling>({
  by: (event) => (isScoring(event) ? null : event.seat),
  describe: describeEvent,
  tellTaken,
});
