import type { Table } from "@endstation/match";
import type { LogLine } from "../match/log/lines.ts";
import { logOf } from "../match/log/log-of.ts";
import type { Telling } from "./describe.ts";
import { describeEvent } from "./describe-event.ts";
import { tellTaken } from "./describe-taken.ts";
import type { Happening } from "./model/story.ts";

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
      by: event.seat,
      parts: describeEvent(telling, event),
    })),
    tellTaken: tellTaken(telling),
  });
