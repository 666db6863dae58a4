import { device } from "../device.ts";
import { home } from "../home.ts";
import { lobby } from "../lobby.ts";
import { notices } from "../notices.ts";
import { puzzles } from "../puzzles.ts";
import { refusals } from "../refusals.ts";
import { replay } from "../replay.ts";
import { seat } from "../seat.ts";

/** What is said beside the tables, and in their dialogs. */
export const words = { device, home, lobby, notices, puzzles, refusals, replay, seat };
