import { parseCell } from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { describe, expect, test, vi } from "vitest";
import type { PlayProps } from "../../games.ts";
import { bareShell } from "../../match/test/shell.ts";
import { openPosition } from "../model/open.ts";
import { createTurn } from "./turn.ts";

const cell = (name: string) => parseCell(name)!;
const HAND = { deal: {}, hand: ["aaaa"], drawn: null };

/** A table of two at which seat 1 waits, with a tile in its hand, and a way to make moves there. */
function waiting(shell: Partial<PlayProps> = { mayTry: true }) {
  const [table, setTable] = createSignal<Table>({
    ...EMPTY_TABLE,
    game: "cable-car",
    options: { players: 2 },
    view: HAND,
  });
  const play = vi.fn(async () => null);
  const props: PlayProps = {
    ...bareShell,
    ...shell,
    seat: 1,
    get table() {
      return table();
    },
    play,
    undo: async () => null,
  };
  const turn = createRoot(() => createTurn(props, () => openPosition(table(), 1)));
  const made = (move: string) =>
    setTable({ ...table(), moves: [...table().moves, { move, at: 0 }] });
  return { turn, play, made };
}

describe("a tile that is tried while another is to move", () => {
  test("lies nowhere before it is taken up", () => {
    const { turn } = waiting();
    expect(turn.mine()).toBe(false);
    expect(turn.legal()).not.toContain(true);
    turn.aim(cell("a1"));
    expect(turn.ghost()).toBeNull();
  });

  test("shows what it would do, and is never laid", async () => {
    const { turn, play } = waiting();
    turn.choose(0);
    turn.aim(cell("a1"));
    expect(turn.tries()).toBe(true);
    expect(turn.ghost()?.cell).toBe(cell("a1"));
    expect(turn.changes().length).toBeGreaterThan(0);
    expect(await turn.confirm()).toBeNull();
    expect(play).not.toHaveBeenCalled();
  });

  test("stays where it is still legal, and is meant once it is one's turn", async () => {
    const { turn, play, made } = waiting();
    turn.choose(0);
    turn.aim(cell("a1"));
    made("aaaa@h1");
    expect(turn.mine()).toBe(true);
    expect(turn.tries()).toBe(false);
    expect(turn.ghost()?.cell).toBe(cell("a1"));
    expect(turn.tryGone()).toBeNull();
    // A press that was meant for the try lays nothing.
    await turn.confirm();
    expect(play).not.toHaveBeenCalled();
    const later = performance.now() + 1000;
    vi.spyOn(performance, "now").mockReturnValue(later);
    await turn.confirm();
    vi.restoreAllMocks();
    expect(play).toHaveBeenCalledExactlyOnceWith(["aaaa@a1"]);
  });

  test("goes with the move that takes its cell, and tells where it was", () => {
    const { turn, made } = waiting();
    turn.choose(0);
    turn.aim(cell("a1"));
    made("bcbc@a1");
    expect(turn.ghost()).toBeNull();
    expect(turn.tryGone()).toBe(cell("a1"));
    made("aaaa@h1");
    expect(turn.tryGone()).toBeNull();
    expect(turn.tries()).toBe(false);
  });

  test("is taken back first, and then put away", () => {
    const { turn } = waiting();
    turn.choose(0);
    turn.aim(cell("a1"));
    turn.takeBack();
    expect(turn.ghost()).toBeNull();
    expect(turn.tries()).toBe(true);
    turn.takeBack();
    expect(turn.tries()).toBe(false);
  });

  test("is no way to draw, and none in a lesson or where one looks back", () => {
    const { turn } = waiting();
    turn.choose("stack");
    expect(turn.tries()).toBe(false);
    for (const shell of [{}, { mayTry: true, isPast: true }]) {
      const { turn } = waiting(shell);
      turn.choose(0);
      turn.aim(cell("a1"));
      expect(turn.ghost()).toBeNull();
    }
  });
});
