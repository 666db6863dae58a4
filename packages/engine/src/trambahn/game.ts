import type { Game } from "../game.ts";
import { ok } from "../result.ts";
import { type CardCode, makeCard, parseCard } from "./cards.ts";
import { parseDeal, shuffleDeal, type TrambahnDeal } from "./deal.ts";
import { judge } from "./judge.ts";
import { knownPosition } from "./known.ts";
import { MAX_MOVES } from "./legal-moves.ts";
import { makeMove } from "./move.ts";
import { parseOptions, type TrambahnOptions } from "./options.ts";
import { Position } from "./position.ts";
import { reshuffleOf } from "./reshuffle.ts";
import { redactMove, viewOf } from "./view.ts";

/** Trambahn: rules TB-1 to TB-24. */
export const trambahn: Game<TrambahnOptions, TrambahnDeal, Position> = {
  id: "trambahn",
  rulesVersion: 1,
  seats: { min: 2, max: 2 },
  linkKind: () => 3,
  dealRule: "TB-19",
  resultRules: () => ({ scores: "TB-20", profits: "TB-20" }),

  parseOptions,
  parseDeal: (_options, input) => parseDeal(input),
  shuffle: (_options, deck) => shuffleDeal(deck),

  start: (_options, deal, deck) =>
    new Position(
      Uint8Array.from(deal.cards, (code) => parseCard(code)!),
      reshuffleOf(deal, deck),
    ),
  dealt: ({ deal, reshuffles }) => ({ cards: codes(deal), reshuffles: reshuffles.map(codes) }),
  known: knownPosition,

  toMove: (position) => (position.over ? null : position.seat),
  play(position, text) {
    const move = judge(position, text);
    if (!move.ok) return move;
    position.play(move.value);
    return ok(undefined);
  },
  // Cards are drawn at the end of the turn alone (TB-18); money is paid face down (TB-23).
  shows: (_position, text) => text === "end",
  legalMoves(position) {
    const moves = new Uint16Array(MAX_MOVES);
    return Array.from(moves.subarray(0, position.legalMoves(moves)), makeMove);
  },
  outcome: (position) => ({ scores: [...position.sheet.points] }),

  view: viewOf,
  redact: redactMove,
};

const codes = (cards: Uint8Array): CardCode[] => Array.from(cards, makeCard) as CardCode[];
