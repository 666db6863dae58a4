import type { Table } from "@endstation/match";
import type { LogLine } from "../match/log/lines.ts";
import { logOf } from "../match/log/log-of.ts";
import type { Telling } from "../match/telling.ts";
import { describeEvent } from "./describe.ts";
import { tellTaken } from "./describe-taken.ts";
import { type Happening, isScoring } from "./model/story.ts";

/** What happened in the game and beside it. */
export const tellLog = (
  telling: Telling,
  table: Table,
  events: readonly Happening[],
): readonly LogLine[] =>
  logOf(telling, {
    table,
    game: events.map((event) => ({
      ply: event.ply,
      by: isScoring(event) ? null : event.seat,
      parts: describeEvent(telling, event),
    })),
    tellTaken: tellTaken(telling),
  });
