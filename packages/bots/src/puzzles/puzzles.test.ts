import { type CableCarDeal, cableCar, gameOf, type Position, TILE_CELLS } from "@endstation/engine";
import { describe, expect, test } from "vitest";
import { Chance } from "../chance.ts";
import { numberedDeal } from "../numbered-deal.ts";
import { PUZZLES } from "./collection.ts";
import { ordersOf } from "./orders.ts";
import { prove } from "./prove.ts";
import { LEAST_MARGIN, MOST_EMPTY, PUZZLE_OPTIONS, positionOf } from "./puzzle.ts";

test("every different order of some pieces comes once", () => {
  expect(ordersOf([])).toEqual([[]]);
  const orders = ordersOf([7, 7, 9, 3]);
  expect(new Set(orders.map((order) => order.join())).size).toBe(12);
  expect(orders).toHaveLength(12);
  for (const order of orders) expect(order.toSorted()).toEqual([3, 7, 7, 9]);
});

/** A numbered deal that is played at random until three cells are empty, at the start of a turn. */
function endgame(deal: number): { readonly whole: Position; readonly known: Position } {
  const below = new Chance(deal);
  const whole = cableCar.start(
    PUZZLE_OPTIONS,
    numberedDeal(gameOf("cable-car"), PUZZLE_OPTIONS, deal).deal as CableCarDeal,
  );
  const moves: string[] = [];
  while (whole.network.laid < TILE_CELLS.length - 3) {
    const legal = cableCar.legalMoves(whole);
    moves.push(legal[below.below(legal.length)]!);
    cableCar.play(whole, moves.at(-1)!);
  }
  const view = cableCar.view(whole, whole.seat);
  const known = cableCar.known({ options: PUZZLE_OPTIONS, seat: whole.seat, moves, view });
  if (!known.ok) throw new Error(known.error.message);
  return { whole, known: known.value };
}

/** The lead of `seat` after the best play of both, with nothing left out. */
function plainLead(position: Position, seat: number): number {
  const mover = cableCar.toMove(position);
  if (mover === null) {
    const { scores } = cableCar.outcome(position);
    return scores[seat]! - scores[1 - seat]!;
  }
  const leads = cableCar.legalMoves(position).map((move) => after(position, move, seat));
  return mover === seat ? Math.max(...leads) : Math.min(...leads);
}

function after(position: Position, move: string, seat: number): number {
  cableCar.play(position, move);
  const lead = plainLead(position, seat);
  position.undo();
  return lead;
}

test("the values of moves are those of trying everything", () => {
  for (let deal = 1; deal <= 12; deal++) {
    const { whole, known } = endgame(deal);
    const { seat } = whole;
    const { orders, outlooks } = prove(known);
    // Two tiles are unseen: the other's hand and, where one is left, the stack's. Either may be
    // where the other is.
    const [last, other] = [TILE_CELLS.length - 1, 1 - seat];
    const swap = () => {
      const held = whole.hands[other]!;
      whole.hands[other] = whole.stack[last]!;
      whole.stack[last] = held;
    };
    expect(whole.stackSize).toBe(1);
    const isTwin = whole.hands[other] === whole.stack[last];
    for (const { move, total } of outlooks) {
      let sum = 0;
      for (let i = 0; i < orders; i++) {
        sum += after(whole, move, seat);
        swap();
      }
      if (isTwin) swap();
      expect({ deal, move, total }).toEqual({ deal, move, total: sum });
    }
    expect(orders).toBe(isTwin ? 1 : 2);
  }
});

describe("every kept puzzle", () => {
  test.each(PUZZLES.map((puzzle, i) => ({ name: i + 1, puzzle })))(
    "$name has what it says",
    ({ puzzle }) => {
      const position = positionOf(puzzle);
      expect(TILE_CELLS.length - position.network.laid).toBeLessThanOrEqual(MOST_EMPTY);
      expect(position.pending).toBe(false);
      expect(prove(position)).toEqual({ orders: puzzle.orders, outlooks: puzzle.outlooks });
      const [best, second] = puzzle.outlooks;
      expect(best!.total - second!.total).toBeGreaterThanOrEqual(LEAST_MARGIN * puzzle.orders);
    },
  );
});
