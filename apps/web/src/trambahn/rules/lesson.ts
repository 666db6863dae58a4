import { type CardCode, DECK, type TrambahnPosition, trambahn } from "@endstation/engine";
import { tryOut } from "../model/trial.ts";

/** What is dealt to where the lesson needs it: money is of no matter, and so is the other hand. */
const MONEY_CARDS = 27;
const FIRST_HAND: readonly CardCode[] = ["g2", "g3", "g5", "b1", "b2", "r9"];
const OTHER_HAND: readonly CardCode[] = ["y1", "y2", "y3", "y4", "y5", "y6"];
const DRAWN: readonly CardCode[] = ["g4", "g8", "c", "g10"];

/** From the first move to a turn in which there are cards to try. */
const MOVES = [
  "pass b1",
  "stop g2>new",
  "stop g3>1",
  "stop g5>1",
  "buy horse>1",
  "end",
  "pass y1",
  "end",
  "pass b2",
];

/** A real position with a line that goes on and cards of which some fit: the rules' example. */
export function lesson(): TrambahnPosition {
  const rest = [...DECK];
  for (const code of [...FIRST_HAND, ...OTHER_HAND, ...DRAWN]) rest.splice(rest.indexOf(code), 1);
  const cards = [
    ...rest.slice(0, MONEY_CARDS),
    ...FIRST_HAND,
    ...OTHER_HAND,
    ...DRAWN.slice(0, 4),
    ...rest.slice(MONEY_CARDS),
  ];
  const start = trambahn.start({ players: 2 }, { cards, reshuffles: [] });
  const trial = tryOut(start, MOVES);
  if (!trial.ok) throw new Error(`The lesson breaks a rule: ${trial.fault}.`);
  return trial.after;
}

/** The cards to try, each once. */
export const LESSON_CARDS: readonly CardCode[] = ["g4", "g8", "c", "r9", "g10"];
