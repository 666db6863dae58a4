import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { withCompanies } from "../../../test/positions.ts";
import { randomBelow, randomTrade, startOf } from "../../../test/random.ts";
import { table, tradeOut } from "../../../test/trade.ts";
import type { Seat, View } from "../../game.ts";
import { cableCar } from "../game.ts";
import { knownPosition } from "../known.ts";
import { makeMove } from "../move.ts";
import type { Position } from "../position.ts";
import { exchangeState } from "./closing.ts";
import { sharesOf } from "./held.ts";
import { reckon } from "./reckoning.ts";
import { seenShares } from "./seen.ts";
import type { SeenShares } from "./view.ts";

const movesOf = (position: Position): string[] =>
  Array.from(position.history.subarray(0, position.ply), makeMove);

const forty = (position: Position, viewer: Seat | null): string =>
  (cableCar.view(position, viewer).deal as { shares: SeenShares }).shares["40"]
    .map((name) => name ?? "-")
    .join(" ");

const shares = { "40": "yellow blue orange green purple black red brown" };

describe("[CC-21] which shares a seat has seen", () => {
  test.each<{ moves: string; first: string; second: string; none: string }>([
    {
      moves: "",
      first: "yellow - orange - - - - -",
      second: "- blue orange - - - - -",
      none: "- - orange - - - - -",
    },
    {
      moves: "swap 40 pile",
      first: "yellow - orange green - - - -",
      second: "- blue orange - - - - -",
      none: "- - orange - - - - -",
    },
    {
      moves: "swap 40 open",
      first: "yellow - orange green - - - -",
      second: "- blue orange green - - - -",
      none: "- - orange green - - - -",
    },
    {
      moves: "swap 40 open, swap 40 open, swap 40 pile",
      first: "yellow - orange green purple black - -",
      second: "- blue orange green purple - - -",
      none: "- - orange green purple - - -",
    },
  ])("[CC-21] after '$moves'", ({ moves, first, second, none }) => {
    const position = table(moves, { shares });
    const seen = [forty(position, 0), forty(position, 1), forty(position, null)];
    expect(seen).toEqual([first, second, none]);
  });

  test("[CC-21] a share taken openly is known to all, one taken unseen is not", () => {
    const position = table("swap 40 open, swap 30 pile", { shares });
    const view = cableCar.view(position, null);
    const known = knownPosition({
      options: position.options,
      seat: null,
      moves: movesOf(position),
      view,
    });
    if (!known.ok) throw new Error(known.error.message);
    expect(sharesOf(known.value, 0)[3]!.company).toBe("orange");
    expect(sharesOf(known.value, 1)[2]!.company).toBeNull();
    expect(reckon(known.value).complete).toBe(false);
  });

  test("[CC-21] what was unseen stays so until the end, which shows all", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const below = randomBelow(game.seed);
        const viewer = below(game.options.players + 1) - 1;
        const seat = viewer < 0 ? null : viewer;
        const until = below(4) === 0 ? 0 : below(80);
        const views: View[] = [];
        let there: Position | undefined;
        tradeOut(game, (position) => {
          if (position.ply > until) return;
          views.push(cableCar.view(position, seat));
          if (position.ply === until) there = otherDeal(position, seat, below);
        });
        // A game that may have ended before.
        if (!there) return;
        const again = there;
        if (until === 0) expect(cableCar.dealt(again)).not.toEqual(cableCar.dealt(startOf(game)));
        const moves = movesOf(again);
        while (again.ply > 0) again.undo();
        for (const [ply, view] of views.entries()) {
          expect(cableCar.view(again, seat)).toEqual(view);
          if (ply < moves.length) expect(cableCar.play(again, moves[ply]!).ok).toBe(true);
        }
      }),
      { numRuns: 40 },
    );
  });

  test("[CC-21] the end shows all", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const end = tradeOut(game, (position) => {
          if (position.ply === 0) expect(seenShares(position, null)).toContain(false);
        });
        for (const viewer of [0, null]) {
          const { deal } = cableCar.view(end, viewer);
          expect(deal).toEqual({ shares: cableCar.dealt(end).shares });
        }
      }),
      { numRuns: 5 },
    );
  });
});

/** The same game on a deal that differs in what a viewer has not seen by then. */
function otherDeal(
  position: Position,
  viewer: Seat | null,
  below: (n: number) => number,
): Position {
  const deal = cableCar.dealt(position);
  // Which of the dealt tiles still are in the hands is told for the start only.
  const isHidden = (at: number): boolean =>
    at >= position.top || (position.ply === 0 && Math.floor(at / position.options.hand) !== viewer);
  const tiles = shuffled([...deal.tiles.keys()].filter(isHidden), below);
  const seen = seenShares(position, viewer);
  const hidden = [0, 1, 2, 3].flatMap((row) => {
    const places = [0, 1, 2, 3, 4, 5, 6, 7].map((place) => row * 8 + place);
    return [
      ...shuffled(
        places.filter((share) => !seen[share]),
        below,
      ),
    ];
  });
  const all = Object.values(deal.shares!).flat();
  const moved = new Map(hidden.map(([to, from]) => [to, all[from]!]));
  const companies = all.map((name, share) => moved.get(share) ?? name);
  const order = new Map(tiles);
  const other = cableCar.start(position.options, {
    tiles: deal.tiles.map((code, at) => deal.tiles[order.get(at) ?? at] ?? code),
    shares: {
      "10": companies.slice(0, 8),
      "20": companies.slice(8, 16),
      "30": companies.slice(16, 24),
      "40": companies.slice(24),
    },
  });
  for (const move of movesOf(position)) {
    if (!cableCar.play(other, move).ok) throw new Error(`${move} depends on what is hidden.`);
  }
  return other;
}

/** Pairs of an item and the one that takes its place. */
function shuffled(items: readonly number[], below: (n: number) => number): [number, number][] {
  const order = [...items];
  for (let i = order.length - 1; i > 0; i--) {
    const j = below(i + 1);
    [order[i], order[j]] = [order[j]!, order[i]!];
  }
  return items.map((item, at) => [item, order[at]!]);
}

describe("[CC-21] the position of moves and view", () => {
  test("[CC-21] it agrees with the true one in all that is public, and gives the same view", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const check = (position: Position): void => {
          const { players } = game.options;
          const seat = position.ply % (players + 1) === players ? null : position.ply % players;
          const view = cableCar.view(position, seat);
          const moves = movesOf(position);
          const known = knownPosition({ options: game.options, seat, moves, view });
          if (!known.ok) throw new Error(known.error.message);
          expect(cableCar.view(known.value, seat)).toEqual(view);
          expect(known.value.exchange!.market.places).toEqual(position.exchange!.market.places);
          expect(exchangeState(known.value)).toEqual(exchangeState(position));
          expect(known.value.seat).toBe(position.seat);
          if (seat === null) return;
          expect(sharesOf(known.value, seat)).toEqual(sharesOf(position, seat));
          if (seat !== position.seat) return;
          expect(cableCar.legalMoves(known.value)).toEqual(cableCar.legalMoves(position));
        };
        check(tradeOut(game, check));
      }),
      { numRuns: 8 },
    );
  });
});

describe("contradictions are refused", () => {
  const { shares: good } = cableCar.view(table("", { shares }), 0).deal as { shares: SeenShares };
  const row = good["40"];
  test.each([
    { why: "nothing at all", deal: {}, code: "shares" },
    { why: "more than shares", deal: { shares: good, tiles: [] }, code: "deal" },
    { why: "a pile missing", deal: { shares: { ...good, "40": undefined } }, code: "shares" },
    { why: "a pile too many", deal: { shares: { ...good, "50": row } }, code: "shares" },
    { why: "seven shares", deal: { shares: { ...good, "40": row.slice(1) } }, code: "shares" },
    {
      why: "a share that was never seen",
      deal: { shares: { ...good, "40": row.with(7, "brown") } },
      code: "shares",
    },
    {
      why: "a seen share hidden",
      deal: { shares: { ...good, "40": row.with(0, null) } },
      code: "shares",
    },
    {
      why: "a company twice",
      deal: { shares: { ...good, "40": row.with(0, "orange") } },
      code: "shares",
    },
    {
      why: "no such company",
      deal: { shares: { ...good, "40": row.with(0, "pink" as "red") } },
      code: "shares",
    },
  ])("$why", ({ deal, code }) => {
    const view = { deal, hand: ["aaaa"], drawn: null };
    const known = knownPosition({ options: withCompanies(), seat: 0, moves: [], view });
    expect(known).toMatchObject({ ok: false, error: { code, rule: "record" } });
  });
});
