import { botSeats } from "../bot-seats.ts";
import { cableCarMore } from "../cable-car-more.ts";
import { device } from "../device.ts";
import { ended } from "../ended.ts";
import { home } from "../home.ts";
import { lobby } from "../lobby.ts";
import { notices } from "../notices.ts";
import { puzzles } from "../puzzles.ts";
import { refusals } from "../refusals.ts";
import { replay } from "../replay.ts";
import { seat } from "../seat.ts";
import { trouble } from "../trouble.ts";

/** What is said beside the tables, and in their dialogs. */
export const words = {
  botSeats,
  cableCarMore,
  device,
  ended,
  home,
  lobby,
  notices,
  puzzles,
  refusals,
  replay,
  seat,
  trouble,
};
