import type { words as english } from "../../en/volumes/table.ts";
import { bots } from "../bots.ts";
import { faults } from "../faults.ts";
import { play } from "../play.ts";

/** What every table says, whatever is played at it. */
export const words: typeof english = { bots, faults, play };
