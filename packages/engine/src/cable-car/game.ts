import type { Game } from "../game.ts";
import { ok } from "../result.ts";
import { packShares, unpackShares } from "./companies/deal.ts";
import { type CableCarDeal, parseDeal, shuffleDeal } from "./deal.ts";
import { judge } from "./judge.ts";
import { knownPosition } from "./known.ts";
import { isPlacement, makeMove, PASS, parseMove } from "./move.ts";
import { type CableCarOptions, parseOptions } from "./options.ts";
import { MAX_MOVES, Position } from "./position.ts";
import { outcomeOf } from "./scores.ts";
import { KINDS, parseKind } from "./tiles.ts";
import { viewOf } from "./view.ts";

/** Cable Car, with or without The Companies: rules CC-1 to CC-21 and CO-1 to CO-11. */
export const cableCar: Game<CableCarOptions, CableCarDeal, Position> = {
  id: "cable-car",
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  linkKind: ({ companies }) => (companies ? 2 : 1),
  dealRule: "CC-4",

  parseOptions,
  parseDeal,
  shuffle: shuffleDeal,

  start: (options, deal) =>
    new Position(
      options,
      Uint8Array.from(deal.tiles, (code) => parseKind(code)!),
      deal.shares && packShares(deal.shares),
    ),
  dealt: ({ stack, exchange }) => ({
    tiles: Array.from(stack, (kind) => KINDS[kind]!),
    ...(exchange !== null && { shares: unpackShares(exchange.market.companies) }),
  }),
  known: knownPosition,

  toMove: (position) => (position.over ? null : position.seat),
  play(position, text) {
    const move = judge(position, text);
    if (!move.ok) return move;
    position.play(move.value);
    return ok(undefined);
  },
  // A draw shows a tile, the refill of a hand too (CC-11), an exchange the next share (CO-3).
  shows(position, text) {
    const move = parseMove(text);
    if (!move.ok || move.value === PASS) return false;
    return !isPlacement(move.value) || (!position.pending && position.stackSize > 0);
  },
  legalMoves(position) {
    const moves = new Uint16Array(MAX_MOVES);
    return Array.from(moves.subarray(0, position.legalMoves(moves)), makeMove);
  },
  outcome: outcomeOf,
  resultRules: ({ companies }) => ({ scores: companies ? "CO-10" : "CC-18", profits: "CO-6" }),

  view: viewOf,
  /** Every move is public (CC-21). Which tile was drawn, or share taken unseen, it does not tell. */
  redact: (move) => move,
};
