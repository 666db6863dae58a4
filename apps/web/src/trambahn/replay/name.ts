import {
  type CardCode,
  LINE_COLOURS,
  makeCard,
  NEW_LINE,
  parseTrambahnMove,
  partsOfTrambahnMove,
  TRAMS,
  VERBS,
} from "@endstation/engine";
import type { Dictionary } from "../../i18n/dictionary.ts";
import { cardName } from "../describe.ts";
import { NUMERALS } from "../draw/pictures.ts";
import { picture } from "../model/picture.ts";

/** What a move does, in a few words: "red 7 to terminus II", "steam tram for line 2". */
function nameOfMove(words: Dictionary, text: string): string {
  const named = words.replay.trambahn;
  const move = parseTrambahnMove(text);
  if (!move.ok) return text;
  const { phase, piece, place } = partsOfTrambahnMove(move.value);
  const card = () => cardName(words, picture(makeCard(piece) as CardCode));
  switch (VERBS[phase]!) {
    case "pass":
      return named.pass(card(), words.trambahn.terminus(NUMERALS[LINE_COLOURS[place]!]));
    case "stop":
      return place === NEW_LINE ? named.start(card()) : named.stop(card(), place);
    case "bank":
      return named.bank(card());
    case "buy":
      return named.buy(words.trambahn.trams[TRAMS[piece]!], place);
    case "end":
      return named.end;
  }
}

/** The moves of a turn, one after the other; that it ends goes without saying. */
export function nameOf(words: Dictionary, moves: readonly string[]): string {
  const deeds = moves.length > 1 ? moves.filter((move) => move !== "end") : moves;
  return deeds.map((move) => nameOfMove(words, move)).join("; ");
}
