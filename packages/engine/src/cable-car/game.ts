import type { Game } from "../game.ts";
import { ok } from "../result.ts";
import { type CableCarDeal, parseDeal, shuffleDeal } from "./deal.ts";
import { judge } from "./judge.ts";
import { knownPosition } from "./known.ts";
import { makeMove } from "./move.ts";
import { type CableCarOptions, parseOptions } from "./options.ts";
import { MAX_MOVES, Position } from "./position.ts";
import { KINDS, parseKind } from "./tiles.ts";
import { viewOf } from "./view.ts";

/** Cable Car: rules CC-1 to CC-21. */
export const cableCar: Game<CableCarOptions, CableCarDeal, Position> = {
  id: "cable-car",
  rulesVersion: 1,
  seats: { min: 2, max: 6 },
  linkKind: () => 1,
  dealRule: "CC-4",
  resultRules: { scores: "CC-18", profits: "CO-6" },

  parseOptions,
  parseDeal: (_options, input) => parseDeal(input),
  shuffle: (_options, deck) => shuffleDeal(deck),

  start: (options, deal) =>
    new Position(
      options,
      Uint8Array.from(deal.tiles, (code) => parseKind(code)!),
    ),
  dealt: ({ stack }) => ({ tiles: Array.from(stack, (kind) => KINDS[kind]!) }),
  known: knownPosition,

  toMove: (position) => (position.over ? null : position.seat),
  play(position, text) {
    const move = judge(position, text);
    if (!move.ok) return move;
    position.play(move.value);
    return ok(undefined);
  },
  legalMoves(position) {
    const moves = new Uint16Array(MAX_MOVES);
    return Array.from(moves.subarray(0, position.legalMoves(moves)), makeMove);
  },
  outcome: (position) => ({ scores: [...position.network.points] }),

  view: viewOf,
  /** Every move is public (CC-21): which tile was drawn stays hidden until it is laid. */
  redact: (move) => move,
};
