import type { Seat } from "@endstation/engine";
import { For, type JSX, onMount, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { createCompact } from "../../ui/media.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import type { Telling } from "../telling.ts";
import { endingText, tallyText } from "./ending.ts";
import css from "./result-head.module.css";

/** What a game tells of its end. */
export interface ResultHeadProps {
  readonly shell: PlayProps;
  readonly telling: Telling;
  /** The game's name. */
  readonly name: string;
  readonly winners: readonly Seat[];
  /** The points of each winner; `null` where no points have decided it. */
  readonly best: number | null;
  /** The sentence that says who has won. */
  readonly verdict: JSX.Element;
  /** A winner's mark, as large as is asked for in px. */
  readonly mark: (seat: Seat, size: number) => JSX.Element;
  /** What the game has to say beside. */
  readonly note?: string | undefined;
}

/** The head of a result: the bar, who has won, and how it came to its end. Areas: top, title. */
export function ResultHead(props: ResultHeadProps) {
  const compact = createCompact();
  let heading!: HTMLHeadingElement;
  // The table has gone with whatever had the focus.
  onMount(() => document.activeElement === document.body && heading.focus());
  return (
    <>
      <header class={css.top}>
        <Wordmark />
        <span class={css.where} data-area="where">
          {props.name}
        </span>
        <span class={css.menu}>
          <props.shell.parts.Menu back={0} />
        </span>
      </header>
      <section class={css.title} data-area="title">
        <h1 ref={heading} tabindex="-1">
          <span class={css.winner}>
            <For each={props.winners}>{(seat) => props.mark(seat, compact() ? 32 : 40)}</For>
          </span>
          {props.verdict} <br />
          {props.best === null ? "" : t().ended.with(props.best)}
        </h1>
        <Show when={endingText(props.telling, props.shell.table)}>{(text) => <p>{text()}</p>}</Show>
        <Show when={props.note}>
          <p>{props.note}</p>
        </Show>
        <Show when={tallyText(props.telling, props.shell.table, props.winners)}>
          {(text) => <p>{text()}</p>}
        </Show>
      </section>
    </>
  );
}
