import { DECK, type GameRecord, type TrambahnPosition, trambahn } from "@endstation/engine";
import { type Examples, tries } from "../../rules/tried.ts";
import { lesson } from "../learn/steps.ts";

/** Where a move is tried: in a recorded game after so many moves and some more, or on a long line. */
export type At =
  | { readonly ply: number; readonly lead?: readonly string[] }
  | { readonly seven: true };

/** A line to which the eighth card goes. */
const SEVEN: At = { seven: true };
/** A line without a tram, 9,000 Mark, and the phase of the trams before one. */
const tramless: At = { ply: 42, lead: ["stop y7>new", "stop y8>3"] };

export const EXAMPLES: Examples<At> = {
  "TB-1": tries({ ply: 15 }, "stop g4>1", "stop g8>1"),
  "TB-2": tries({ ply: 15 }, "stop c>1"),
  "TB-3": tries({ ply: 15 }, "bank r2"),
  "TB-4": tries(tramless, "buy horse>3", "buy electric>3"),
  "TB-5": tries({ ply: 137 }, "pass g5", "pass y5"),
  "TB-9": [
    ...tries({ ply: 14 }, "pass b2", "stop g4>1"),
    ...tries({ ply: 14, lead: ["pass b2", "stop g4>1"] }, "pass r2"),
  ],
  "TB-10": [
    ...tries({ ply: 14 }, "pass g8"),
    ...tries({ ply: 14, lead: ["pass b2", "pass r2"] }, "pass r5"),
  ],
  "TB-11": tries({ ply: 137 }, "pass y5", "pass b5"),
  "TB-12": [
    ...tries({ ply: 15 }, "stop g8>1", "stop r2>1"),
    ...tries({ ply: 15, lead: ["stop g8>1"] }, "stop g4>1", "stop g4>new"),
  ],
  "TB-13": tries({ ply: 231, lead: ["pass b7"] }, "stop g4>1", "stop r4>new"),
  "TB-14": [
    ...tries({ ply: 15 }, "stop c>1", "stop c>new"),
    ...tries({ ply: 15, lead: ["stop c>1"] }, "stop g4>1"),
  ],
  "TB-15": tries(SEVEN, "stop g8>1"),
  "TB-16": tries({ ply: 15 }, "bank r2", "bank y1"),
  "TB-17": tries(tramless, "buy horse>3", "buy steam>3", "buy electric>3", "buy horse>1"),
  "TB-18": [...tries(tramless, "end"), ...tries({ ply: 42 }, "end")],
  "TB-19": tries({ ply: 108 }, "end"),
  "TB-20": tries({ ply: 137 }, "pass y5", "pass c>r"),
  "TB-21": tries(SEVEN, "stop g8>1"),
  "TB-22": [
    ...tries({ ply: 231 }, "pass g2"),
    ...tries({ ply: 231, lead: ["pass g2"] }, "pass b7"),
  ],
};

/** The position in which a move is tried. */
export function positionAt(at: At): TrambahnPosition {
  if ("seven" in at) return played(longLine(), LONG_MOVES);
  const { options, deal, moves }: GameRecord = lesson.record;
  const start = trambahn.start(options as { players: 2 }, deal as never);
  return played(start, [...moves.slice(0, at.ply), ...(at.lead ?? [])]);
}

function played(position: TrambahnPosition, moves: readonly string[]): TrambahnPosition {
  for (const move of moves) {
    const made = trambahn.play(position, move);
    if (!made.ok) throw new Error(`${move}: ${made.error.message}`);
  }
  return position;
}

const MONEY_CARDS = 27;
const LONG_CARDS = [
  ...(["g1", "g2", "g3", "g4", "g5", "b1"] as const),
  ...(["y1", "y2", "y3", "y4", "y5", "y6"] as const),
  ...(["g6", "g7", "g8", "b2", "r1", "r2", "y7"] as const),
];
const LONG_MOVES = [
  "pass b1",
  ...["stop g1>new", "stop g2>1", "stop g3>1", "stop g4>1", "stop g5>1"],
  ...["buy horse>1", "end", "pass y1", "end"],
  ...["pass b2", "stop g6>1", "stop g7>1"],
];

/** A deal from which a line of seven cards is laid in two turns. */
function longLine(): TrambahnPosition {
  const rest = [...DECK];
  for (const code of LONG_CARDS) rest.splice(rest.indexOf(code), 1);
  const cards = [...rest.slice(0, MONEY_CARDS), ...LONG_CARDS, ...rest.slice(MONEY_CARDS)];
  return trambahn.start({ players: 2 }, { cards, reshuffles: [] });
}
