import { logOf } from "../match/log/log-of.ts";
import type { Telling } from "./describe.ts";
import { describeEvent } from "./describe-event.ts";
import { tellTaken } from "./describe-taken.ts";
import type { Happening } from "./model/story.ts";

/** What happened in the game and beside it. */
export const tellLog = logOf<Happening, Telling>({
  by: ({ seat }) => seat,
  describe: describeEvent,
  tellTaken,
});
