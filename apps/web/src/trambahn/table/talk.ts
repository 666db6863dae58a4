import {
  linesOf,
  MAX_PASSENGERS,
  MULTIPLIERS,
  PRICES,
  sheetOf,
  TRAMS,
  terminiOf,
} from "@endstation/engine";
import { fill, type Part } from "../../i18n/phrase.ts";
import { person, type Telling } from "../../match/telling.ts";
import { cardList, scores } from "../describe.ts";
import { NUMERALS } from "../draw/pictures.ts";
import { lineViews } from "../model/line-view.ts";
import { picture, signOf } from "../model/picture.ts";
import type { Turn } from "./turn.ts";

const strong = (text: string): Part => ({ kind: "strong", text });

/** What may be done now, or what the main button would do. */
export function nowParts(turn: Turn, telling: Telling): Part[] {
  const { words } = telling;
  const { now } = words.trambahn;
  if (turn.position().over) return [words.match.over];
  if (!turn.mine()) {
    return fill(now.waits[turn.phase()], { who: person(telling, turn.position().seat) });
  }
  if (turn.hand().length === 0 && turn.phase() === "end" && turn.position().passengers === 0) {
    return [now.endOnly];
  }
  switch (turn.phase()) {
    case "pass":
      return passParts(turn, telling);
    case "stop":
      return stopParts(turn, telling);
    case "bank":
      return bankParts(turn, telling);
    case "buy":
      return buyParts(turn, telling);
    case "end":
      return [now.end];
  }
}

function passParts(turn: Turn, telling: Telling): Part[] {
  const { trambahn } = telling.words;
  const { now } = trambahn;
  const { passengers } = turn.position();
  const chosen = turn.chosen();
  if (chosen.length === 0) return [passengers === 0 ? now.passMust : now.passMay];
  const deed = turn.deed();
  if (deed?.kind !== "pass") {
    return [passengers + chosen.length > MAX_PASSENGERS ? now.passTooMany : now.passWhere];
  }
  const cards = strong(cardList(telling.words, chosen.map(picture)));
  const rides = sheetOf(deed.after).slice(turn.position().sheet.count);
  if (rides.length === 0) {
    return fill(now.pass, { cards, place: boardedAt(turn, telling) });
  }
  const results = rides.map((ride) =>
    trambahn.ride.said(
      trambahn.ride.of(trambahn.colours[ride.colour]),
      scores(telling, ride.points),
    ),
  );
  return fill(now.passRide, { cards, rides: results.join(" ") });
}

/** Where the chosen passengers go: "terminus II and terminus IV". */
function boardedAt(turn: Turn, telling: Telling): string {
  const before = terminiOf(turn.position());
  const grown = terminiOf(turn.after()).filter(
    ({ cards }, index) => cards.length > before[index]!.cards.length,
  );
  const { terminus, list } = telling.words.trambahn;
  return list(grown.map(({ colour }) => terminus(NUMERALS[colour])));
}

function stopParts(turn: Turn, telling: Telling): Part[] {
  const { now, line, newLine, points } = telling.words.trambahn;
  if (turn.chosen().length === 0) return [now.stop];
  const deed = turn.deed();
  if (deed?.kind !== "stop") return [whyNot(turn, telling)];
  const view = lineViews(turn, turn.position().seat)[deed.line - 1]!;
  const { sign } = view.picture;
  const slots = {
    cards: strong(cardList(telling.words, deed.cards.map(picture))),
    line: deed.target === "new" ? newLine(sign) : line(sign),
  };
  if (view.tour === null) return fill(now.lay, slots);
  return fill(now.layTour, { ...slots, points: points(view.tour) });
}

/** Why the chosen cards can be laid nowhere together. */
function whyNot(turn: Turn, telling: Telling): string {
  const { now } = telling.words.trambahn;
  switch (turn.layings().fault) {
    case "other-colour":
      return now.oneColour;
    case "not-ascending":
      return now.ascend;
    case "conductor-first":
      return now.startsWithStop;
    default:
      return now.noLine;
  }
}

function bankParts(turn: Turn, telling: Telling): Part[] {
  const { now, mark } = telling.words.trambahn;
  const deed = turn.deed();
  if (deed?.kind !== "bank") return [now.bank];
  return fill(now.banked, {
    cards: strong(cardList(telling.words, turn.chosen().map(picture))),
    money: mark(deed.after.money.size(turn.position().seat)),
  });
}

function buyParts(turn: Turn, telling: Telling): Part[] {
  const { now, trams, mark, line, points } = telling.words.trambahn;
  const deed = turn.deed();
  if (deed?.kind !== "buy") return [now.buy];
  const { seat } = turn.position();
  const kind = TRAMS.indexOf(deed.tram);
  const lines = linesOf(deed.after, seat);
  return fill(now.bought, {
    tram: strong(trams[deed.tram]),
    line: line(signOf(lines, deed.line)),
    price: mark(PRICES[kind]!),
    points: points(lines[deed.line - 1]!.points * MULTIPLIERS[kind]!),
    money: mark(deed.after.money.size(seat)),
  });
}

/** What the end of the turn will bring; empty where it is not this player's to end. */
export function endParts(turn: Turn, telling: Telling): Part[] {
  if (!turn.mine()) return [];
  const { ending, mark, list, line } = telling.words.trambahn;
  const end = turn.ending();
  if (!end) return [ending.notYet];
  const draws = turn.after() === turn.position() ? ending.draws : ending.would;
  const closing = end.closing.map(({ number }) =>
    line(signOf(linesOf(turn.after(), turn.position().seat), number)),
  );
  const money = end.closing.reduce((sum, { cards }) => sum + cards.length, 0);
  const closes: Part =
    closing.length === 0
      ? ending.none
      : {
          kind: "strong",
          text: ending.closes(closing.length, list(closing), mark(money)),
          data: "bad",
        };
  const shuffles = end.reshuffles > 0 ? [" ", ending.shuffles] : [];
  return [draws(end.drawn), " ", closes, ...shuffles];
}
