// @vitest-environment jsdom

import { EMPTY_TABLE } from "@endstation/match";
import { cleanup, render, screen } from "@solidjs/testing-library";
import { createSignal } from "solid-js";
import { afterEach, expect, test } from "vitest";
import { need, speak } from "../../i18n/language.ts";
import { bareShell } from "../../match/test/shell.ts";
import { firstPosition } from "../model/open.ts";
import { TopBar } from "./top-bar.tsx";
import { createTurn } from "./turn.ts";

afterEach(cleanup);
await Promise.all([speak("en"), need()]);

const shell = {
  ...bareShell,
  table: EMPTY_TABLE,
  play: async () => null,
  undo: async () => null,
};

test("who watches is told as long as somebody does", async () => {
  const [watching, setWatching] = createSignal(2);
  render(() => (
    <TopBar
      turn={createTurn(shell, firstPosition)}
      watching={watching()}
      Menu={() => null}
      Hint={() => null}
      back={0}
      onOpen={() => {}}
    />
  ));
  expect(await screen.findByRole("img", { name: "2 people are watching" })).toBeTruthy();
  setWatching(0);
  expect(screen.queryByRole("img", { name: /watching/ })).toBeNull();
});
