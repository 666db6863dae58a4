import { bots } from "./bots.ts";
import { cableCar } from "./cable-car.ts";
import { common } from "./common.ts";
import { companies } from "./companies.ts";
import { device } from "./device.ts";
import { faults } from "./faults.ts";
import { home } from "./home.ts";
import { lobby } from "./lobby.ts";
import { match } from "./match.ts";
import { notices } from "./notices.ts";
import { play } from "./play.ts";
import { puzzles } from "./puzzles.ts";
import { refusals } from "./refusals.ts";
import { replay } from "./replay.ts";
import { seat } from "./seat.ts";
import { trambahn } from "./trambahn.ts";

export const dictionary = {
  bots,
  common,
  home,
  lobby,
  match,
  notices,
  play,
  puzzles,
  refusals,
  faults,
  replay,
  seat,
  cableCar,
  companies,
  device,
  trambahn,
};
