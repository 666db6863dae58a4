// @vitest-environment jsdom

import { EMPTY_TABLE, type Table } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, expect, test } from "vitest";
import type { PlayProps } from "../../games.ts";
import { need, speak } from "../../i18n/language.ts";
import { bareShell } from "../../match/test/shell.ts";
import { openPosition } from "../model/open.ts";
import { Hand } from "./hand.tsx";
import { createTurn } from "./turn.ts";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);

/** The hand of seat 0, which draws this tile when it is told to. */
function held(hand: readonly string[], drawn: string) {
  const [table, setTable] = createSignal<Table>({
    ...EMPTY_TABLE,
    game: "cable-car",
    options: { players: 2, ...({ hand: hand.length } as object) },
    view: { deal: {}, hand: [...hand], drawn: null },
  });
  const shell: PlayProps = {
    ...bareShell,
    get table() {
      return table();
    },
    play: async () => null,
    undo: async () => null,
  };
  const { container } = render(() => (
    <Hand turn={createTurn(shell, () => openPosition(table(), 0))} />
  ));
  const kept = () => [...container.querySelectorAll("[data-kept]")];
  const draw = () =>
    setTable({
      ...table(),
      moves: [{ move: "draw", at: 0 }],
      view: { deal: {}, hand: [...hand], drawn },
    });
  return { kept, draw };
}

const choices = () =>
  screen.getAllByRole<HTMLButtonElement>("button").filter(({ disabled }) => !disabled);

test("the hand stays in sight while the drawn tile must be laid, which alone can be chosen", () => {
  const { kept, draw } = held(["aaaa"], "dddd");
  expect(screen.getByRole("button", { name: /^Your tile/ })).toBeTruthy();
  expect(kept()).toEqual([]);
  draw();
  expect(choices().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Drawn tilemust be laid, \d+ in the stack: /),
  ]);
  expect(kept().map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(/^Your tilein your hand: top to bottom/),
  ]);
});

test("how many tiles are left is told beside the drawn one too", () => {
  const { draw } = held(["aaaa"], "dddd");
  const left = /\d+ in the stack/.exec(screen.getByRole("button", { name: /stack/ }).textContent!);
  expect(left).not.toBeNull();
  draw();
  const drawn = screen.getByRole("button", { name: /^Drawn tile/ });
  expect(drawn.textContent).toContain(`must be laid, ${Number.parseInt(left![0], 10) - 1} in the`);
});

test("so do all tiles of a larger hand", () => {
  const { kept, draw } = held(["aaaa", "bbbb", "cccc"], "dddd");
  draw();
  expect(kept()).toHaveLength(3);
  expect(choices()).toHaveLength(1);
});
