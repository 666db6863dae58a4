import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { testPositionLaws } from "../../test/position-laws.ts";
import { after, dealt, faultCode, options, playAll, ruling } from "../../test/positions.ts";
import { playOut, randomGame } from "../../test/random.ts";
import { cableCar } from "./game.ts";
import { NOBODY } from "./layout.ts";
import { closedLines } from "./lines.ts";
import { DRAW } from "./move.ts";
import type { Position } from "./position.ts";
import { MAX_MOVES } from "./position.ts";
import { COPIES, KINDS } from "./tiles.ts";
import { unseenKinds } from "./unseen.ts";
import { handOf } from "./view.ts";

const hands = (position: Position): string[] =>
  Array.from({ length: position.options.players }, (_, seat) => handOf(position, seat).join(" "));

/** All that a position holds, but for the two sinks and its notes for undo. */
function contents(position: Position): unknown {
  const { network, hands, top, drawn, seat, ply } = position;
  return structuredClone({
    ends: network.ends.subarray(0, -1),
    origins: network.origins.subarray(0, -1),
    tiles: network.tiles,
    points: network.points,
    laid: network.laid,
    cells: [network.freeLow, network.freeHigh, network.reachLow, network.reachHigh],
    held: { hands, top, drawn, seat, ply },
  });
}

describe("[CC-9] the hands", () => {
  test("[CC-9] all of one seat's tiles come before the next seat's", () => {
    const position = dealt("aaaa bbbb cccc dddd aaaa baac", { players: 3, hand: 2 });
    expect(hands(position)).toEqual(["aaaa bbbb", "cccc dddd", "aaaa baac"]);
    expect(position.stackSize).toBe(54);
  });

  test("[CC-9] without the variant each seat has one", () => {
    const position = dealt("aaaa bbbb cccc", { players: 2 });
    expect(hands(position)).toEqual(["aaaa", "bbbb"]);
    expect(position.stackSize).toBe(58);
  });
});

describe("[CC-10] the seats", () => {
  test("[CC-10] seat 0 begins, then clockwise and round again", () => {
    const position = after("", { players: 3 });
    const seats = ["aaaa@a2", "aaaa@a3", "draw", "aaaa@a4", "aaaa@a5"].map((move) => {
      const seat = cableCar.toMove(position);
      playAll(position, move);
      return seat;
    });
    expect(seats).toEqual([0, 1, 2, 2, 0]);
  });
});

describe("[CC-11] a turn", () => {
  test("[CC-11] a hand tile laid is replaced from the stack", () => {
    const position = playAll(dealt("aaaa bbbb cccc dddd"), "aaaa@a2");
    expect(hands(position)).toEqual(["cccc", "bbbb"]);
    expect(position.stackSize).toBe(57);
  });

  test("[CC-11] a drawn tile laid is not replaced, and the hand is kept", () => {
    const position = playAll(dealt("aaaa bbbb cccc dddd"), "draw cccc@b1");
    expect(hands(position)).toEqual(["aaaa", "bbbb"]);
    expect(position.stackSize).toBe(57);
    expect(position.seat).toBe(1);
  });

  test("[CC-11] of equal hand tiles one is laid", () => {
    const position = playAll(dealt("aaaa aaaa bbbb bbbb cccc", { hand: 2 }), "aaaa@a2");
    expect(hands(position)).toEqual(["cccc aaaa", "bbbb bbbb"]);
  });

  test("[CC-11] after drawing there is no second draw, and only that tile may be laid", () => {
    const position = playAll(dealt("aaaa bbbb cbaa"), "draw");
    expect(ruling(position, "draw")).toBe("CC-11");
    expect(ruling(position, "aaaa@a2")).toBe("CC-11");
    expect(ruling(position, "cbaa@b1")).toBe("legal");
    const moves = cableCar.legalMoves(position);
    expect(moves.filter((move) => !move.startsWith("cbaa@"))).toEqual([]);
  });

  test("[CC-11] a tile of another hand, or of none, may not be laid", () => {
    const position = dealt("aaaa bbbb");
    expect(ruling(position, "bbbb@a2")).toBe("CC-11");
    expect(ruling(position, "dddd@a2")).toBe("CC-11");
  });

  test("[CC-11] a kind of which all tiles lie is in no hand", () => {
    const position = after("bbbb@a2 bbbb@a3");
    expect(faultCode(position, "bbbb@a4")).toBe("not-held");
  });
});

test("[CC-12] nothing is drawn from an empty stack", () => {
  const position = playOut({ options: options(), seed: 1 }, () => {});
  while (position.stackSize === 0) position.undo();
  cableCar.play(position, cableCar.legalMoves(position)[0]!);
  expect(position.stackSize).toBe(0);
  expect(faultCode(position, "draw")).toBe("stack-empty");
  expect(cableCar.legalMoves(position)).not.toContain("draw");
});

test("[CC-12] with the stack empty only hand tiles are laid, without refill", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      let empty = 0;
      playOut(game, (position) => {
        if (position.stackSize > 0) return;
        empty++;
        expect(faultCode(position, "draw")).toBe(position.pending ? "second-draw" : "stack-empty");
        const moves = new Uint16Array(MAX_MOVES);
        const count = position.legalMoves(moves);
        expect(moves.subarray(0, count)).not.toContain(DRAW);
        if (position.pending) return;
        const before = handOf(position, position.seat).length;
        const seat = position.seat;
        position.play(moves[0]!);
        expect(handOf(position, seat)).toHaveLength(before - 1);
        position.undo();
      });
      expect(empty).toBeGreaterThan(0);
    }),
    { numRuns: 15 },
  );
});

describe("[CC-20] the end", () => {
  test("[CC-20] the last of 60 tiles ends the game, and no other", () => {
    const position = playOut({ options: options(), seed: 1 }, () => {});
    expect(cableCar.toMove(position)).toBeNull();
    position.undo();
    expect(position.network.laid).toBe(59);
    expect(cableCar.toMove(position)).toBe(position.seat);
    expect(cableCar.legalMoves(position)).not.toEqual([]);
  });

  test("[CC-20] the game is over when all 60 tiles lie, not before", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const end = playOut(game, (position) => {
          expect(position.network.laid).toBeLessThan(60);
          expect(cableCar.toMove(position)).not.toBeNull();
          expect(cableCar.legalMoves(position)).not.toEqual([]);
        });
        expect(end.network.laid).toBe(60);
        expect(cableCar.toMove(end)).toBeNull();
        expect(cableCar.legalMoves(end)).toEqual([]);
        expect(ruling(end, "aaaa@a1")).toBe("CC-20");
        expect(ruling(end, "draw")).toBe("CC-20");
      }),
      { numRuns: 15 },
    );
  });

  test("[CC-20] no car is then left unscored", () => {
    fc.assert(
      fc.property(randomGame, (game) => {
        const end = playOut(game, () => {});
        const cars = end.network.layout.owners.filter((owner) => owner !== NOBODY);
        expect(closedLines(end)).toHaveLength(cars.length);
      }),
      { numRuns: 25 },
    );
  });
});

test("tiles are conserved: on the board, in the hands, drawn and in the stack", () => {
  fc.assert(
    fc.property(randomGame, (game) => {
      playOut(game, (position) => {
        const counts = [...unseenKinds(position)];
        for (const kind of position.stack.subarray(position.top)) counts[kind]!--;
        expect(counts).toEqual(KINDS.map(() => 0));
      });
    }),
    { numRuns: 15 },
  );
  expect(COPIES.reduce((sum, copies) => sum + copies)).toBe(60);
});

testPositionLaws({ games: randomGame, playOut, contents });
