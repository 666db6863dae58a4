import { bots } from "../bots.ts";
import { faults } from "../faults.ts";
import { play } from "../play.ts";

/** What every table says, whatever is played at it. */
export const words = { bots, faults, play };
