import {
  type CableCarDeal,
  type CableCarOptions,
  COMPANIES,
  cableCar,
  type DealtShares,
  DRAW,
  type Fault,
  isPlacement,
  KINDS,
  type Knowledge,
  ok,
  PERCENTAGES,
  type Position,
  placementOf,
  type Result,
  type Seat,
  type SeenShares,
  type TileCode,
  unseenKinds,
} from "@endstation/engine";
import type { Chance } from "../chance.ts";
import type { Redeal } from "./redeal.ts";
import { repeated, shuffled } from "./shuffle.ts";

/**
 * A deal of Cable Car that shows a seat what it has seen. Every tile that was laid came from the
 * stack at a place that follows from the moves, but for which of several hand tiles it was: that
 * makes no difference, since what stays in a hand may be anything. All else is dealt anew.
 */
export function redealTiles(
  knowledge: Knowledge<CableCarOptions>,
  chance: Chance,
): Result<Redeal, Fault> {
  const known = cableCar.known(knowledge);
  if (!known.ok) return known;
  const unseen = shuffled(repeated(KINDS, unseenKinds(known.value)), chance);
  const { tiles, hands, drawn } = placesOf(known.value);
  const { seat, view, moves } = knowledge;
  if (seat !== null) {
    for (const [i, place] of hands[seat]!.entries()) tiles[place] = view.hand[i] as TileCode;
    if (view.drawn !== null) tiles[drawn!] = view.drawn as TileCode;
  }
  const deal: CableCarDeal = {
    tiles: tiles.map((code) => code ?? unseen.pop()!),
    ...(knowledge.options.companies && {
      shares: redealShares((view.deal as { shares: SeenShares }).shares, chance),
    }),
  };
  return ok({ deal, moves });
}

/** Where tiles lay in the stack before the deal, by their place in it. */
interface Places {
  /** Those that were laid. */
  readonly tiles: (TileCode | null)[];
  /** The places of each seat's hand. */
  readonly hands: readonly (readonly number[])[];
  /** The place of the tile that was drawn and is not laid yet. */
  readonly drawn: number | null;
}

/** Follows the tiles from the stack through the moves, taking a position back to its start. */
function placesOf(position: Position): Places {
  const { players, hand } = position.options;
  const tiles = new Array<TileCode | null>(position.stack.length).fill(null);
  const hands = Array.from({ length: players }, (_, seat) =>
    Array.from({ length: hand }, (_, slot) => seat * hand + slot),
  );
  let top = players * hand;
  let drawn: number | null = null;
  for (const { move, seat } of turnsOf(position)) {
    if (move === DRAW) drawn = top++;
    if (!isPlacement(move)) continue;
    const code = KINDS[placementOf(move).kind]!;
    if (drawn !== null) {
      tiles[drawn] = code;
      drawn = null;
      continue;
    }
    const held = hands[seat]!;
    tiles[held.shift()!] = code;
    if (top < tiles.length) held.push(top++);
  }
  return { tiles, hands, drawn };
}

/** The moves of a position and who made them. It stands at its start then. */
function turnsOf(position: Position): { move: number; seat: Seat }[] {
  const turns: { move: number; seat: Seat }[] = [];
  while (position.ply > 0) {
    const move = position.history[position.ply - 1]!;
    position.undo();
    turns.push({ move, seat: position.seat });
  }
  return turns.reverse();
}

/** The piles of shares with all that a seat has not seen dealt anew, within each percentage. */
function redealShares(seen: SeenShares, chance: Chance): DealtShares {
  const piles = PERCENTAGES.map((percentage) => {
    const pile = seen[`${percentage}`];
    const unseen = shuffled(
      COMPANIES.filter((company) => !pile.includes(company)),
      chance,
    );
    return [String(percentage), pile.map((company) => company ?? unseen.pop()!)];
  });
  return Object.fromEntries(piles);
}
