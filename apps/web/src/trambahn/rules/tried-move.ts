import {
  endPreview,
  LINE_COLOURS,
  linesOf,
  makeCard,
  parseTrambahnMove,
  partsOfTrambahnMove,
  sheetOf,
  TRAMS,
  type TrambahnPosition,
  UNKNOWN_CARD,
  VERBS,
} from "@endstation/engine";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { cardName, scores } from "../describe.ts";
import { NUMERALS } from "../draw/pictures.ts";
import { picture, signOf } from "../model/picture.ts";

/** A move as one says it: "green 4, line III". */
export function label(position: TrambahnPosition, move: string): string {
  const parsed = parseTrambahnMove(move);
  if (!parsed.ok) return move;
  const words = t().trambahn;
  const { phase, piece, place } = partsOfTrambahnMove(parsed.value);
  const lines = linesOf(position, position.seat);
  const card = () => {
    const code = makeCard(piece);
    return piece === UNKNOWN_CARD || code === "?" ? "?" : cardName(t(), picture(code));
  };
  const line = () =>
    place > 0 && lines[place - 1] ? words.line(signOf(lines, place)) : words.targets.fresh;
  switch (VERBS[phase]!) {
    case "pass":
      return `${card()}, ${words.terminus(NUMERALS[LINE_COLOURS[place]!])}`;
    case "stop":
      return `${card()}, ${line()}`;
    case "bank":
      return `${card()}, ${words.phases.bank}`;
    case "buy":
      return `${words.trams[TRAMS[piece]!]}, ${line()}`;
    case "end":
      return words.deeds.end;
  }
}

/** What a legal move brings about, in the table's own words. */
export function outcome(
  before: TrambahnPosition,
  after: TrambahnPosition,
  move: string,
  telling: Telling,
): string {
  const words = telling.words.trambahn;
  const scored = sheetOf(after).slice(before.sheet.count);
  const { seat } = before;
  if (scored.length > 0) {
    return scored
      .map((entry) =>
        entry.type === "ride"
          ? words.ride.said(
              words.ride.of(words.colours[entry.colour]),
              scores(telling, entry.points),
            )
          : `${words.tourNow(entry.points[seat]!)}.`,
      )
      .join(" ");
  }
  if (move === "end") {
    const end = endPreview(before);
    const lines = linesOf(before, seat);
    const closing = end.closing.map(({ number }) => words.line(signOf(lines, number)));
    const money = end.closing.reduce((sum, { cards }) => sum + cards.length, 0);
    const closes =
      closing.length === 0
        ? words.ending.none
        : words.ending.closes(closing.length, words.list(closing), words.mark(money));
    const shuffles = end.reshuffles > 0 ? [words.ending.shuffles] : [];
    return [words.ending.draws(end.drawn), closes, ...shuffles].join(" ");
  }
  if (move.startsWith("bank") || move.startsWith("buy")) {
    const sum = `${words.offer.money}: ${words.mark(after.money.size(seat))}.`;
    return move.startsWith("bank") ? sum : `${sum} ${worths(before, after)}`;
  }
  return move.startsWith("stop") ? worths(before, after) : "";
}

/** What rides bring of the lines that a move has changed. */
function worths(before: TrambahnPosition, after: TrambahnPosition): string {
  const words = t().trambahn;
  const { seat } = before;
  const was = linesOf(before, seat);
  const lines = linesOf(after, seat);
  return lines
    .filter(({ number, cards, worth }) => {
      const old = was[number - 1];
      return !old || old.worth !== worth || old.cards.length !== cards.length;
    })
    .map(
      ({ number, worth }) =>
        `${words.line(signOf(lines, number))}: ${words.lineLabel.worth(words.points(worth))}.`,
    )
    .join(" ");
}
