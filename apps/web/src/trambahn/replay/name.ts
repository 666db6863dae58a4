import {
  type CardCode,
  makeCard,
  parseTrambahnMove,
  partsOfTrambahnMove,
  type TrambahnPosition,
} from "@endstation/engine";
import type { Dictionary } from "../../i18n/dictionary.ts";
import type { NamedMoves } from "../../replay/game-replay.ts";
import { cardName } from "../describe.ts";
import { NUMERALS } from "../draw/pictures.ts";
import { picture } from "../model/picture.ts";
import { deedOf } from "../model/story.ts";
import { tryOut } from "../model/trial.ts";
import { recordedPosition } from "./open.ts";

/** What a move did, in a few words, a line by its sign: "red 7 to terminus II". */
function nameOfMove(
  words: Dictionary,
  move: string,
  { before, after }: { before: TrambahnPosition; after: TrambahnPosition },
): string {
  const named = words.replay.trambahn;
  const { trambahn } = words;
  const deed = deedOf(move, before, after);
  switch (deed.kind) {
    case "pass":
      return named.pass(cardName(words, deed.card), trambahn.terminus(NUMERALS[deed.colour]));
    case "stop": {
      const text = deed.fresh ? named.start : named.stop;
      return text(cardName(words, deed.cards[0]!), trambahn.line(deed.sign));
    }
    case "bank":
      return named.bank(cardName(words, cardOf(move)));
    case "buy":
      return named.buy(trambahn.trams[deed.tram], trambahn.line(deed.sign));
    case "end":
      return named.end;
  }
}

/** The card of a move. A deed does not know which one was banked: only the hand's owner does. */
function cardOf(move: string) {
  const parsed = parseTrambahnMove(move);
  if (!parsed.ok) throw new Error(parsed.error.message);
  return picture(makeCard(partsOfTrambahnMove(parsed.value).piece) as CardCode);
}

/**
 * The moves of a turn, one after the other; that it ends goes without saying. A line has the sign
 * that it had at the table then. Moves that cannot be made there stay in the record's notation.
 */
export function nameOf(words: Dictionary, { record, ply, moves }: NamedMoves): string {
  let before = recordedPosition(record, ply);
  const names: string[] = [];
  for (const [index, move] of moves.entries()) {
    const trial = tryOut(before, [move]);
    if (!trial.ok) return [...names, ...moves.slice(index)].join("; ");
    const isSilent = move === "end" && moves.length > 1;
    if (!isSilent) names.push(nameOfMove(words, move, { before, after: trial.after }));
    before = trial.after;
  }
  return names.join("; ");
}
