import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createRoot, createSignal } from "solid-js";
import { vi } from "vitest";
import type { PlayProps } from "../../games.ts";
import { bareShell } from "../../match/test/shell.ts";
import { openPosition } from "../model/open.ts";
import { createTurn } from "../table/turn.ts";

/**
 * A table of Trambahn after moves as seat 0 sees it, each made with a command of its own, and all
 * at one time as in a match that goes on from a position.
 */
export function tableOf(moves: readonly string[], hand: readonly string[]): Table {
  const view = { deal: {}, hand, drawn: null };
  return {
    ...EMPTY_TABLE,
    game: "trambahn",
    options: { players: 2 },
    moves: moves.map((move) => ({ move, at: 0 })),
    revision: moves.length,
    view,
    views: ["", ...moves].map((_, ply) => ({ ply, view })),
  };
}

/** The turn of seat 0, whose commands a test can read, and a way to change the table. */
export function seated(moves: readonly string[], hand: readonly string[]) {
  const [table, setTable] = createSignal(tableOf(moves, hand));
  const play = vi.fn(async () => null);
  const undo = vi.fn(async () => null);
  const props: PlayProps = {
    ...bareShell,
    get table() {
      return table();
    },
    play,
    undo,
  };
  const turn = createRoot(() => createTurn(props, () => openPosition(table(), 0)));
  return { turn, play, undo, setTable };
}

/** Chooses cards of the hand by name. */
export function pick(turn: ReturnType<typeof createTurn>, ...codes: readonly string[]): void {
  for (const code of codes) {
    const index = turn.hand().findIndex((one, at) => one === code && !turn.picked().includes(at));
    turn.pick(index);
  }
}
