// @vitest-environment jsdom

import { EMPTY_TABLE, type Table } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, expect, test } from "vitest";
import { need, speak, t } from "../../i18n/language.ts";
import { bareShell } from "../../match/test/shell.ts";
import { openPosition } from "../model/open.ts";
import { TopBar } from "./top-bar.tsx";
import { createTurn } from "./turn.ts";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);

const people = (["yellow", "blue"] as const).map((colour, seat) => ({
  name: `Seat ${seat}`,
  colour,
  here: true,
  lost: null,
}));
const table: Table = {
  ...EMPTY_TABLE,
  game: "cable-car",
  options: { players: 2 },
  view: { deal: {}, hand: ["aaaa"], drawn: null },
};
const shell = { ...bareShell, people, table, play: async () => null, undo: async () => null };

test("who watches is told as long as somebody does", async () => {
  const [watching, setWatching] = createSignal(2);
  render(() => (
    <TopBar
      turn={createTurn(shell, () => openPosition(table, 0))}
      telling={{ words: t(), people, me: 0, cars: [], companies: false }}
      name="Cable Car"
      rules="/rules/cable-car"
      watching={watching()}
      Menu={() => null}
      back={0}
      onLog={() => {}}
      onKeys={() => {}}
    />
  ));
  expect(await screen.findByRole("img", { name: "2 people are watching" })).toBeTruthy();
  setWatching(0);
  expect(screen.queryByRole("img", { name: /watching/ })).toBeNull();
});
