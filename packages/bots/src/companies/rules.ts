import {
  COMPANIES,
  DRAW,
  FIRST_SWAP,
  isPlacement,
  isSwap,
  MAX_MOVES,
  type Move,
  PASS,
  type Position,
  placementOf,
} from "@endstation/engine";
import { HiddenShares } from "./hidden-shares.ts";
import { interestsOf } from "./interests.ts";
import { writeOutlook } from "./outlook.ts";

/** An exchange must promise so many points to be worth the turn. */
const TURN = 5;

/** A hand that brings less than this, in tenths times points, is kept, and a tile drawn. */
const POOR = 0;

/** No exchange before so many tiles lie: until then nobody knows which companies will lead. */
const OPENING = 12;

/**
 * Plays by rules of thumb: lengthens the lines of companies of which it holds more than others
 * do, closes others' lines short, draws where the hand can do neither, and exchanges a share for
 * that of a company that seems to end well ahead.
 */
export function ruleMove(position: Position): Move {
  const hidden = new HiddenShares(position);
  const moves = new Uint16Array(MAX_MOVES);
  const legal = moves.subarray(0, position.legalMoves(moves));
  const swap = bestSwap(position, legal, hidden);
  if (swap !== null) return swap;

  const interests = interestsOf(position, position.seat, hidden);
  const before = promise(position, interests);
  let best: Move | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const move of legal) {
    if (!isPlacement(move)) continue;
    const { kind, turn, cell } = placementOf(move);
    position.network.lay((kind << 2) | turn, cell);
    const gain = promise(position, interests) - before;
    position.network.takeBack();
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  if (best === null) return legal.includes(PASS) ? PASS : legal[0]!;
  return most < POOR && legal.includes(DRAW) ? DRAW : best;
}

const outlook = new Float64Array(COMPANIES.length);

/** What the board promises, in tenths times points. */
function promise({ network }: Position, interests: Float64Array): number {
  writeOutlook(network, outlook);
  return outlook.reduce((sum, points, company) => sum + interests[company]! * points, 0);
}

/** The exchange that promises most, if it is worth the turn. */
function bestSwap(position: Position, legal: Uint16Array, hidden: HiddenShares): Move | null {
  if (position.network.laid < OPENING) return null;
  const { market } = position.exchange!;
  const worth = prospects(position);
  let best: Move | null = null;
  let most = TURN;
  for (const move of legal) {
    if (!isSwap(move)) continue;
    const row = (move - FIRST_SWAP) >> 1;
    const fromPile = ((move - FIRST_SWAP) & 1) === 1;
    const taken = fromPile ? [...hidden.unseen(row)] : [market.companies[market.open(row)]!];
    const mean = taken.reduce((sum, company) => sum + worth[company]!, 0) / taken.length;
    const own = worth[market.companies[market.held(position.seat, row)]!]!;
    const gain = (row + 1) * (mean - own);
    if (gain > most) {
      most = gain;
      best = move;
    }
  }
  return best;
}

/** The value that each company seems to end with, by company. */
function prospects({ network }: Position): readonly number[] {
  writeOutlook(network, outlook);
  return [...outlook].map((points) => outlook.filter((other) => other <= points).length);
}
