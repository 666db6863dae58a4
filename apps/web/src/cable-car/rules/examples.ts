import {
  type CableCarDeal,
  type CableCarOptions,
  cableCar,
  type GameRecord,
  judge,
  Position,
  packShares,
  TILE_CELLS,
  UNKNOWN,
} from "@endstation/engine";
import { type Examples, tries } from "../../rules/tried.ts";
import { lesson as companiesLesson } from "../companies/learn/steps.ts";
import { lesson } from "../learn/steps.ts";

/** Where a move is tried: after some moves, or in a recorded game of which `ply` were made. */
export type At =
  | { readonly after: readonly string[]; readonly options?: Partial<CableCarOptions> }
  | { readonly ply: number; readonly game: "cable-car" | "companies" };

const empty: At = { after: [] };
const three: At = { after: [], options: { players: 3 } };
const free: At = { after: ["aaaa@d1"], options: { orientation: "free" } };
const withCompanies = { companies: true, exchange: "open-or-pile" } as const;
const recorded = (ply: number): At => ({ ply, game: "cable-car" });
const market = (ply: number): At => ({ ply, game: "companies" });

/** Six turns without a tile: as many as close the exchange for two players. */
const IDLE = Array.from({ length: 6 }, () => "swap 10 open");

export const EXAMPLES: Examples<At> = {
  "CC-1": tries(empty, "aaaa@a1", "aaaa@d4"),
  "CC-2": tries({ after: ["aaaa@c1"] }, "bbbb@c2", "cccc@c2"),
  "CC-3": tries({ after: ["aaaa@d1"] }, "aaaa@d2", "bbbb@d2", "cccc@d2", "dddd@d2"),
  "CC-5": tries(free, "adbb@d2", "adbb/1@d2", "adbb/2@d2", "adbb/3@d2"),
  "CC-6": tries(empty, "bcbc@a1", "cbcb@h1", "bbbb@c8"),
  "CC-7": tries({ after: ["aaaa@d1", "aaaa@d2"] }, "aaaa@d3", "bbbb@d3"),
  "CC-8": tries(three, "aaaa@h8", "aaaa@h7"),
  "CC-11": tries({ after: ["draw"] }, "aaaa@c1", "draw"),
  "CC-12": tries(recorded(58), "accd@h1", "draw"),
  "CC-13": tries({ after: ["aaaa@d1", "aaaa@d2"] }, "aaaa@c2", "aaaa@d2", "aaaa@f6", "aaaa@e6"),
  "CC-14": [...tries(empty, "adbb@c1", "adbb/1@c1"), ...tries(free, "adbb/1@d2")],
  "CC-15": tries({ after: ["aaaa@c1", "bbbb@c2"] }, "dbba@e1", "dbba@c3", "cbcb@d2"),
  "CC-16": [...tries(empty, "dddd@e1"), ...tries({ after: ["aaaa@d1"] }, "dddd@e1", "dddd@d2")],
  "CC-17": tries(three, "adad@h8", "adad@h7"),
  "CC-18": [
    ...tries({ after: ["aaaa@c1", "aaaa@d1"] }, "bbbb@b1"),
    ...tries({ after: ["aaaa@d1", "aaaa@d2"] }, "aaaa@d3"),
  ],
  "CC-19": tries({ after: ["cbcb@b1", "cbcb@a2"] }, "aaaa@a1"),
  "CC-20": [...tries(recorded(59), "bbbb@h8"), ...tries(recorded(60), "draw")],
  "CO-3": [
    ...tries(market(30), "swap 40 open", "swap 40 pile", "draw"),
    ...tries(empty, "swap 40 open"),
  ],
  "CO-4": tries(
    { after: [], options: { ...withCompanies, exchange: "open" } },
    "swap 20 open",
    "swap 20 pile",
  ),
  "CO-5": [...tries(market(30), "swap 10 open"), ...tries(market(34), "swap 10 open")],
  "CO-6": tries(market(32), "bcbc@a1", "bcbc@b1"),
  "CO-7": tries(market(30), "pass"),
  "CO-8": [
    ...tries({ after: IDLE.slice(1), options: withCompanies }, "swap 10 open"),
    ...tries({ after: IDLE, options: withCompanies }, "swap 10 open"),
  ],
  "CO-9": tries(market(46), "cccc@d8", "cccc@a6"),
  "CO-11": [
    ...tries(
      { after: ["aaaa@d1"], options: { ...withCompanies, orientation: "free" } },
      "adbb/1@d2",
    ),
    ...tries({ after: ["aaaa@d1"], options: withCompanies }, "adbb/1@d2"),
  ],
};

const RECORDS: Readonly<Record<"cable-car" | "companies", GameRecord>> = {
  "cable-car": lesson.record,
  companies: companiesLesson.record,
};

/** The position in which a move is tried; what nobody has seen in it may be any tile. */
export function positionAt(at: At): Position {
  if ("ply" in at) {
    const { options, deal, moves } = RECORDS[at.game];
    const position = cableCar.start(options as CableCarOptions, deal as never);
    for (const move of moves.slice(0, at.ply)) play(position, move);
    return position;
  }
  const options = cableCar.parseOptions({ players: 2, ...at.options });
  if (!options.ok) throw new Error(options.error.message);
  const backs = new Uint8Array(TILE_CELLS.length).fill(UNKNOWN);
  const { shares } = companiesLesson.record.deal as CableCarDeal;
  const position = new Position(
    options.value,
    backs,
    options.value.companies ? packShares(shares!) : undefined,
  );
  for (const move of at.after) play(position, move);
  return position;
}

/** Plays a move that must be legal. */
function play(position: Position, move: string): void {
  const played = cableCar.play(position, move);
  if (!played.ok) throw new Error(`${move}: ${played.error.message}`);
}

/** What the rules say to a move: `null` where it is legal, else the fault. */
export function faultOf(position: Position, move: string) {
  const judged = judge(position, move);
  return judged.ok ? null : judged.error;
}
