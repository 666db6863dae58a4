import { cellName, type Seat } from "@endstation/engine";
import { A } from "@solidjs/router";
import { createMemo, For, type JSX, onMount, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import { Seal } from "../../match/result/seal.tsx";
import { verdict } from "../../match/result/verdict.ts";
import { buttonClass } from "../../ui/button.tsx";
import { createCompact } from "../../ui/media.ts";
import { PageLinks } from "../../ui/page.tsx";
import { useTitle } from "../../ui/title.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Board } from "../board/board.tsx";
import type { BoardContent } from "../board/scene.ts";
import { readBoard } from "../model/read.ts";
import type { Play } from "../play.ts";
import { PlayerMark } from "../table/player-mark.tsx";
import { Rich } from "../table/rich.tsx";
import css from "./result.module.css";

/** The end of a game on tiles: who has won, how it came about, the deal's check, the whole map. */
export function ResultFrame(props: {
  shell: PlayProps;
  play: Play;
  name: string;
  /** The address of its rules. */
  rules: string;
  winners: readonly Seat[];
  /** The points of each winner. */
  best: number;
  note?: string | undefined;
  /** How the points came about. */
  children: JSX.Element;
}) {
  const compact = createCompact();
  const telling = () => props.play.telling();
  let heading!: HTMLHeadingElement;
  // The table has gone with whatever had the focus.
  onMount(() => document.activeElement === document.body && heading.focus());
  const title = () => verdict(telling(), props.winners);
  const content = createMemo((): BoardContent => {
    const { tiles, lines } = readBoard(props.play.position(), null);
    return {
      tiles,
      lines: lines.map((line) => ({ ...line, colour: telling().cars[line.owner!]!, home: true })),
      lit: new Set(),
      running: new Set(),
      final: true,
    };
  });
  useTitle(() => `${plain(title())}: ${props.name}, Endstation`);
  return (
    <main class={css.result}>
      <header class={css.top}>
        <Wordmark />
        <span class={css.where}>{props.name}</span>
        <PageLinks rules={`${props.rules}?match=${props.shell.id}`} />
      </header>
      <section class={css.title}>
        <h1 ref={heading} tabindex="-1">
          <span class={css.winner}>
            <For each={props.winners}>
              {(seat) => <PlayerMark telling={telling()} seat={seat} size={compact() ? 32 : 40} />}
            </For>
          </span>
          <Rich parts={title()} /> <br />
          {t().match.result.with(props.best)}
        </h1>
        <Show when={props.note}>
          <p>{props.note}</p>
        </Show>
      </section>
      {props.children}
      <section class={css.after}>
        <Seal id={props.shell.id} table={props.shell.table} seat={props.shell.seat} />
        <span class={css.again}>
          <A class={buttonClass("main")} href="/">
            {t().match.result.again}
          </A>
        </span>
      </section>
      <figure class={css.map} role="img" aria-label={t().cableCar.map}>
        <Board content={content()} compact={compact()} cellName={cellName} />
      </figure>
    </main>
  );
}
