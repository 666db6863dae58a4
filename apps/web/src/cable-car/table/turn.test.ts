import { cableCar, parseCell } from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { describe, expect, test, vi } from "vitest";
import type { PlayProps } from "../../games.ts";
import { bareShell } from "../../match/test/shell.ts";
import { openPosition } from "../model/open.ts";
import { createTurn, type Turn } from "./turn.ts";

const cell = (name: string) => parseCell(name)!;

/** A table of two where seat 0 is to move; `hand` is its own. */
function seated(options: Partial<Record<string, unknown>>, hand: string[]) {
  const [table, setTable] = createSignal<Table>({
    ...EMPTY_TABLE,
    game: "cable-car",
    options: { players: 2, ...options },
    view: { deal: {}, hand, drawn: null },
  });
  const play = vi.fn(async () => null);
  const props: PlayProps = {
    ...bareShell,
    get table() {
      return table();
    },
    play,
    undo: async () => null,
  };
  const turn = createRoot(() => createTurn(props, () => openPosition(table(), 0)));
  return { turn, play, table, setTable };
}

const where = (turn: Turn) => turn.legal().flatMap((legal, at) => (legal ? [at] : []));

describe("a turn", () => {
  test("offers exactly the rules' cells for the chosen tile", () => {
    const { turn, table } = seated({}, ["aaaa"]);
    const moves = cableCar.legalMoves(openPosition(table(), 0));
    const cells = moves.flatMap((move) => (move.includes("@") ? [cell(move.split("@")[1]!)] : []));
    expect(where(turn)).toEqual(cells.sort((a, b) => a - b));
  });

  test("previews, moves the preview, takes it back", () => {
    const { turn } = seated({}, ["aaaa"]);
    turn.aim(cell("a1"));
    expect(turn.ghost()?.cell).toBe(cell("a1"));
    expect(turn.changes().map(({ station }) => station)).toEqual([1, 32]);
    expect(turn.board().tiles[cell("a1")]).toBe("aaaa");
    turn.aim(cell("h1"));
    expect(turn.ghost()?.cell).toBe(cell("h1"));
    turn.takeBack();
    expect(turn.ghost()).toBeNull();
    expect(turn.board().tiles[cell("h1")]).toBeNull();
  });

  test("does not aim where the tile may not lie, and says why", () => {
    const { turn } = seated({}, ["aaaa"]);
    turn.aim(cell("c3"));
    expect(turn.ghost()).toBeNull();
    expect(turn.whyNot(cell("c3"))).toBe("no-neighbour");
    expect(turn.whyNot(cell("d4"))).toBe("power-station");
    expect(turn.whyNot(cell("a1"))).toBeNull();
  });

  test("lays what is previewed", async () => {
    const { turn, play } = seated({}, ["aacb"]);
    turn.aim(cell("b1"));
    await turn.confirm();
    expect(play).toHaveBeenCalledWith(["aacb@b1"]);
  });

  test("makes no move without a preview", async () => {
    const { turn, play } = seated({}, ["aacb"]);
    await turn.confirm();
    expect(play).not.toHaveBeenCalled();
  });

  test("draws only when the stack is chosen and that is confirmed", async () => {
    const { turn, play } = seated({}, ["aacb"]);
    turn.choose("stack");
    expect(play).not.toHaveBeenCalled();
    expect(where(turn)).toEqual([]);
    await turn.confirm();
    expect(play).toHaveBeenCalledWith(["draw"]);
  });

  test("[CC-11] after drawing offers the drawn tile alone", () => {
    const { turn, table, setTable } = seated({}, ["aacb"]);
    setTable({
      ...table(),
      moves: [{ move: "draw", at: 0 }],
      view: { deal: {}, hand: ["aacb"], drawn: "dddd" },
    });
    expect(turn.pieces()).toEqual(["dddd"]);
    expect(turn.mayDraw()).toBe(false);
  });

  test("begins anew with the next move", () => {
    const { turn, table, setTable } = seated({}, ["aaaa"]);
    turn.aim(cell("a1"));
    setTable({
      ...table(),
      moves: [{ move: "aaaa@a1", at: 0 }],
      view: { deal: {}, hand: ["bbbb"], drawn: null },
    });
    expect(turn.mine()).toBe(false);
    expect(turn.ghost()).toBeNull();
    expect(where(turn)).toEqual([]);
  });
});

describe("turning", () => {
  test("[CC-14] is not offered where tiles lie as printed", () => {
    const { turn } = seated({}, ["aacb"]);
    turn.rotate();
    expect(turn.mayTurn()).toBe(false);
    expect(turn.turnedBy()).toBe(0);
  });

  test("turns the preview through the ways in which it may lie", async () => {
    const { turn, play } = seated({ orientation: "free" }, ["aacb"]);
    turn.aim(cell("b1"));
    turn.rotate();
    await turn.confirm();
    expect(play).toHaveBeenCalledWith(["aacb/1@b1"]);
  });

  test("leaves out turns that look alike", () => {
    const { turn } = seated({ orientation: "free" }, ["adad"]);
    turn.rotate();
    expect(turn.turnedBy()).toBe(1);
    turn.rotate();
    expect(turn.turnedBy()).toBe(0);
  });

  test("skips a turn that would make a line of one tile", () => {
    const { turn } = seated({ orientation: "free" }, ["adad"]);
    turn.aim(cell("b1"));
    const turns = [turn.ghost()!.turn];
    turn.rotate();
    expect([...turns, turn.ghost()!.turn]).toEqual([0, 0]);
  });
});

test.each([{}, { hand: 2, orientation: "free" }])(
  "any move that is suggested is what the main button then does: %o",
  async (options) => {
    const { turn, play, table } = seated(options, "hand" in options ? ["aaaa", "baac"] : ["aaaa"]);
    const moves = cableCar.legalMoves(openPosition(table(), 0));
    for (const move of moves) {
      turn.suggest(move);
      await turn.confirm();
    }
    expect(play.mock.calls).toEqual(moves.map((move) => [[move]]));
  },
);
