import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { faultCode, ruling } from "../../../test/positions.ts";
import { randomTrade } from "../../../test/random.ts";
import { FIXTURES, recordsIn } from "../../../test/records.ts";
import { table, tradeOut } from "../../../test/trade.ts";
import type { Seat } from "../../game.ts";
import { parseRecord } from "../../record/parse.ts";
import { cableCar } from "../game.ts";
import { isPlacement } from "../move.ts";
import type { CompaniesOptions } from "../options.ts";
import type { Position } from "../position.ts";
import { exchangeState } from "./closing.ts";
import type { CompanyName } from "./company.ts";
import { sharesOf } from "./held.ts";
import { marketPiles } from "./piles.ts";

/** How often a turn without a tile follows another. */
const swaps = (count: number): string => Array(count).fill("swap 10 open").join(", ");

const shares = { "40": "yellow blue orange green purple black red brown" };
const held = (position: Position, seat: Seat) => sharesOf(position, seat)[3]!.company;

describe("[CO-3] an exchange", () => {
  test.each<{ moves: string; own: CompanyName; open: CompanyName; pile: string }>([
    { moves: "", own: "yellow", open: "orange", pile: "green purple black red brown" },
    { moves: "swap 40 open", own: "orange", open: "green", pile: "purple black red brown yellow" },
    { moves: "swap 40 pile", own: "green", open: "orange", pile: "purple black red brown yellow" },
    {
      moves: "swap 40 open, swap 40 pile, swap 40 pile",
      own: "black",
      open: "green",
      pile: "red brown yellow blue orange",
    },
  ])("[CO-3] after '$moves': own $own, open $open, pile $pile", ({ moves, own, open, pile }) => {
    const position = table(moves, { shares });
    expect(held(position, 0)).toBe(own);
    expect(marketPiles(position)[3]).toEqual({ percentage: 40, open, pile: pile.split(" ") });
  });

  test("[CO-3] from a pile of one share the own one comes back at once", () => {
    const six = { players: 6, shares };
    const position = table("swap 40 pile", six);
    expect([held(position, 0), marketPiles(position)[3]!.pile]).toEqual(["brown", ["yellow"]]);
    expect(held(table("swap 40 pile, swap 40 pile", six), 1)).toBe("yellow");
  });

  test("[CO-3] it is a whole turn", () => {
    const position = table("swap 40 open, swap 10 pile", { players: 3 });
    expect(cableCar.toMove(position)).toBe(2);
  });

  test("[CO-3] not with a drawn tile waiting", () => {
    expect(faultCode(table("draw"), "swap 40 open")).toBe("second-draw");
  });

  test("[CO-3] every share is in one place, and each seat holds one of each percentage", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        const { shares: dealt } = cableCar.dealt(tradeOut(game, check));
        function check(position: Position): void {
          for (const [row, { percentage, open, pile }] of marketPiles(position).entries()) {
            const hands = Array.from(
              { length: game.options.players },
              (_, seat) => sharesOf(position, seat)[row]!.company,
            );
            expect(pile).toHaveLength(7 - game.options.players);
            const { shares: all } = cableCar.dealt(position);
            expect([...hands, open, ...pile].sort()).toEqual(all![`${percentage}`].toSorted());
          }
        }
        expect(Object.keys(dealt!)).toEqual(["10", "20", "30", "40"]);
      }),
      { numRuns: 15 },
    );
  });
});

describe("[CO-4] the option exchange", () => {
  const exchanges = (exchange: CompaniesOptions["exchange"]): string[] =>
    cableCar.legalMoves(table("", { exchange })).filter((move) => move.startsWith("swap"));

  test("[CO-4] by default also the top of the pile may be taken", () => {
    expect(exchanges("open-or-pile")).toEqual(
      [10, 20, 30, 40].flatMap((each) => [`swap ${each} open`, `swap ${each} pile`]),
    );
  });

  test("[CO-4] with open only the face-up share may be", () => {
    expect(exchanges("open")).toEqual([10, 20, 30, 40].map((each) => `swap ${each} open`));
    expect(ruling(table("", { exchange: "open" }), "swap 40 pile")).toBe("CO-4");
  });

  test("[CO-4] it is named before the rule that has closed the exchange", () => {
    const closed = table(swaps(6), { exchange: "open" });
    expect(ruling(closed, "swap 40 pile")).toBe("CO-4");
  });
});

describe("[CO-5] 25 points", () => {
  /** The first position of random games whose best company has just come to these points. */
  function reached(points: number): Position {
    for (let seed = 0; seed < 400; seed++) {
      let found = false;
      const options = table("").options;
      const end = tradeOut({ options, seed }, (position) => {
        if (found || position.exchange!.closedBy === "CO-8") return;
        found = exchangeState(position).bestPoints === points;
        if (found) stop = position.ply;
      });
      if (found) {
        while (end.ply > stop) end.undo();
        return end;
      }
    }
    throw new Error(`No game comes to ${points} points.`);
  }
  let stop = 0;

  test("[CO-5] 24 points leave the exchange open", () => {
    const position = reached(24);
    expect(exchangeState(position)).toMatchObject({ open: true, closedBy: null, pointsLeft: 1 });
    expect(position.pending || faultCode(position, "swap 10 open") === null).toBe(true);
  });

  test("[CO-5] 25 points close it", () => {
    const position = reached(25);
    const state = { open: false, closedBy: "CO-5", closedAt: position.ply - 1, pointsLeft: 0 };
    expect(exchangeState(position)).toMatchObject(state);
    expect(ruling(position, "swap 10 open")).toBe("CO-5");
  });

  test("[CO-5] it is closed from the first tile that gives a company 25 points, for ever", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        let reachedBefore = false;
        tradeOut(game, (position) => {
          const { open, closedBy, bestPoints } = exchangeState(position);
          reachedBefore ||= bestPoints >= 25;
          if (reachedBefore) expect(open).toBe(false);
          if (closedBy === "CO-5") expect(reachedBefore).toBe(true);
          const legal = cableCar.legalMoves(position).some((move) => move.startsWith("swap"));
          expect(legal).toBe(open && !position.pending);
        });
      }),
      { numRuns: 15 },
    );
  });
});

describe("[CO-7] without a tile", () => {
  const late = recordsIn(FIXTURES).filter(({ record }) => String(record.why).startsWith("CO-7 "));

  /** Plays a recorded game; `visit` sees each position and the move that follows. */
  function replayed(record: unknown, visit: (position: Position, move: string) => void): void {
    const parsed = parseRecord(record);
    if (!parsed.ok) throw new Error(parsed.error.message);
    const { options, deal, moves } = parsed.value;
    const position = cableCar.start(options as CompaniesOptions, deal as never);
    for (const move of moves) {
      visit(position, move);
      expect(cableCar.play(position, move).ok).toBe(true);
    }
  }

  test("there are recorded games in which it comes to that", () => {
    expect(late.length).toBeGreaterThan(1);
  });

  test.each(late)(
    "[CO-7] a player may exchange or pass while that is allowed: $name",
    ({ record }) => {
      let passes = 0;
      replayed(record, (position, move) => {
        const idle = position.stackSize === 0 && !position.holdsTile(position.seat);
        expect(ruling(position, "pass")).toBe(idle ? "legal" : position.pending ? "CC-11" : "CO-7");
        expect(cableCar.legalMoves(position).includes("pass")).toBe(idle);
        if (idle) expect(ruling(position, "swap 20 open")).toBe("legal");
        if (move === "pass") passes++;
      });
      expect(passes).toBeGreaterThan(0);
    },
  );

  test.each(late)("[CO-7] once it is not, such a player is skipped: $name", ({ record }) => {
    let skipped = 0;
    let last = -1;
    replayed(record, (position) => {
      const { players } = position.options;
      const ended = position.ply > 0 && !position.pending;
      if (ended && last >= 0) {
        for (let seat = (last + 1) % players; seat !== position.seat; seat = (seat + 1) % players) {
          expect(position.exchange!.closedBy).not.toBeNull();
          expect(position.holdsTile(seat)).toBe(false);
          skipped++;
        }
      }
      if (position.exchange!.closedBy !== null && !position.pending) {
        expect(position.holdsTile(position.seat) || position.stackSize > 0).toBe(true);
      }
      last = position.seat;
    });
    expect(skipped).toBeGreaterThan(0);
  });

  test("[CO-7] a player with a tile, or with a stack to draw from, may not pass", () => {
    expect(ruling(table(""), "pass")).toBe("CO-7");
    expect(faultCode(table("draw"), "pass")).toBe("second-draw");
    expect(cableCar.legalMoves(table(""))).not.toContain("pass");
  });
});

describe("[CO-8] stalling", () => {
  test.each([2, 3, 4, 5, 6])("[CO-8] of %i players: three turns each without a tile", (players) => {
    const open = table(swaps(3 * players - 1), { players });
    expect(exchangeState(open)).toMatchObject({ open: true, idleTurnsLeft: 1 });
    expect(ruling(open, "swap 20 open")).toBe("legal");
    const closed = table(swaps(3 * players), { players });
    expect(exchangeState(closed)).toEqual({
      open: false,
      closedBy: "CO-8",
      closedAt: 3 * players - 1,
      bestPoints: 0,
      pointsLeft: 25,
      idleTurns: 3 * players,
      idleTurnsLeft: 0,
    });
    expect(ruling(closed, "swap 20 open")).toBe("CO-8");
  });

  test("[CO-8] a tile laid starts the count anew, a tile drawn does not", () => {
    const drawn = table(`${swaps(5)}, draw`);
    expect(exchangeState(drawn).idleTurns).toBe(5);
    const laid = table(`${swaps(5)}, aaaa@a2, ${swaps(5)}`);
    expect(exchangeState(laid)).toMatchObject({ open: true, idleTurnsLeft: 1 });
  });

  test("[CO-8] it stays closed", () => {
    const position = table(`${swaps(6)}, aaaa@a2`);
    expect(ruling(position, "swap 20 open")).toBe("CO-8");
  });

  test("[CO-8] passes count, and turns in a row are never more", () => {
    fc.assert(
      fc.property(randomTrade, (game) => {
        let idle = 0;
        tradeOut(game, (position) => {
          const last = position.history[position.ply - 1];
          if (last === undefined) return;
          if (isPlacement(last)) idle = 0;
          else if (cableCar.toMove(position) !== null && !position.pending) idle++;
          expect(position.exchange!.idle).toBe(idle);
          expect(idle).toBeLessThanOrEqual(3 * game.options.players);
          if (idle === 3 * game.options.players) {
            expect(position.exchange!.closedBy).toBe("CO-8");
          }
        });
      }),
      { numRuns: 15 },
    );
  });
});
