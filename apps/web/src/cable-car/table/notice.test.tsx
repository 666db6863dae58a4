// @vitest-environment jsdom

import { parseCell } from "@endstation/engine";
import { EMPTY_TABLE, type Table } from "@endstation/match";
import { createSignal } from "solid-js";
import { render } from "solid-js/web";
import { afterEach, expect, test } from "vitest";
import type { PlayProps } from "../../games.ts";
import { need, speak, t } from "../../i18n/language.ts";
import { bareShell } from "../../match/test/shell.ts";
import { Toast } from "../../ui/toast.tsx";
import { createPlay, type Play } from "../play.ts";
import { createDesk } from "./desk.ts";

await Promise.all([speak("en"), need()]);

let leave: (() => void) | undefined;
afterEach(() => leave?.());

/** A desk at which seat 1 waits, what is said there, and a way to make moves. */
function desk() {
  const [table, setTable] = createSignal<Table>({
    ...EMPTY_TABLE,
    game: "cable-car",
    options: { players: 2 },
    view: { deal: {}, hand: ["aaaa"], drawn: null },
  });
  const shell: PlayProps = {
    ...bareShell,
    seat: 1,
    people: [
      { name: "Ada", colour: "yellow", here: true, lost: null },
      { name: "Ben", colour: "blue", here: true, lost: null },
    ],
    mayTry: true,
    get table() {
      return table();
    },
    play: async () => null,
    undo: async () => null,
  };
  let play!: Play;
  const Drawn = () => {
    play = createPlay(shell);
    const { turn } = play;
    const { confirm, takeBack, suggest } = turn;
    const desk = createDesk(shell, play, { name: () => "", confirm, takeBack, suggest });
    return <Toast text={desk.notice()} about={table().revision} onGone={() => desk.notify("")} />;
  };
  leave = render(() => <Drawn />, document.body);
  const made = (move: string) =>
    setTable((before) => ({
      ...before,
      moves: [...before.moves, { move, at: 0 }],
      revision: before.revision + 1,
    }));
  return { turn: play.turn, made, said: () => document.querySelector("[role=alert]")!.textContent };
}

test("a try that a move makes impossible goes with a word, which goes with the next move", () => {
  const { turn, made, said } = desk();
  turn.choose(0);
  turn.aim(parseCell("a1")!);
  made("bcbc@a1");
  expect(said()).toBe(t().cableCar.tryGone("a1"));
  made("aaaa@h1");
  expect(said()).toBe("");
});

test("the word for a try that is gone is not said again for what is done next", () => {
  const { turn, made, said } = desk();
  turn.choose(0);
  turn.aim(parseCell("a1")!);
  made("bcbc@a1");
  document.dispatchEvent(new Event("pointerdown"));
  expect(said()).toBe("");
  turn.takeBack();
  expect(said()).toBe("");
});
