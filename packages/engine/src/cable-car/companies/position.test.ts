import { expect, test } from "vitest";
import { testPositionLaws } from "../../../test/position-laws.ts";
import { withCompanies } from "../../../test/positions.ts";
import { randomTrade, startOf } from "../../../test/random.ts";
import { tradeOut } from "../../../test/trade.ts";
import { cableCar } from "../game.ts";
import type { Position } from "../position.ts";

/** All that a game with companies adds to a position, and what both have. */
function contents(position: Position): unknown {
  const { network, hands, top, drawn, seat, ply, exchange } = position;
  const { idle, closedBy, closedAt, market } = exchange!;
  return structuredClone({
    board: [network.tiles, network.points, network.laid],
    held: { hands, top, drawn, seat, ply },
    exchange: { idle, closedBy, closedAt },
    market: [market.companies, market.places, market.tops],
  });
}

testPositionLaws({ games: randomTrade, playOut: tradeOut, contents });

test.each([2, 6])("the longest game of %i players ends: all stall before each tile", (players) => {
  // One turn fewer than closes the exchange, again and again.
  const position = startOf({ options: withCompanies({ players }), seed: 7 });
  while (!position.over) {
    const legal = cableCar.legalMoves(position);
    const { idle, closedBy } = position.exchange!;
    const stalls = closedBy === null && !position.pending && idle < 3 * players - 1;
    const draw = legal.includes("draw") ? "draw" : legal[0]!;
    expect(cableCar.play(position, stalls ? "swap 10 open" : draw).ok).toBe(true);
  }
  expect(position.network.laid).toBe(60);
  expect(position.ply).toBeGreaterThan(118);
  expect(position.ply).toBeLessThanOrEqual(position.history.length);
});

test("a game in which all exchange as long as they may ends", () => {
  const position = startOf({ options: withCompanies({ players: 4 }), seed: 1 });
  let turns = 0;
  while (!position.over) {
    const move = cableCar.legalMoves(position).findLast((text) => text !== "pass")!;
    cableCar.play(position, move);
    turns++;
  }
  expect(turns).toBeGreaterThan(12 + 60);
  expect(position.exchange!.closedBy).toBe("CO-8");
});
