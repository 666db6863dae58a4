import { cellName, type Position } from "@endstation/engine";
import { A } from "@solidjs/router";
import { createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import { Seal } from "../../match/result/seal.tsx";
import { verdict } from "../../match/result/verdict.ts";
import { buttonClass } from "../../ui/button.tsx";
import { Mark } from "../../ui/mark.tsx";
import { createCompact } from "../../ui/media.ts";
import { useTitle } from "../../ui/title.ts";
import { Wordmark } from "../../ui/wordmark.tsx";
import { Board } from "../board/board.tsx";
import type { BoardContent } from "../board/scene.ts";
import { lineEnd, lineName, person, type Telling } from "../describe.ts";
import { readBoard } from "../model/read.ts";
import type { Laying } from "../model/story.ts";
import { Rich } from "../table/rich.tsx";
import css from "./result.module.css";
import { ScoreLine } from "./score-line.tsx";
import { longest, standings, winners } from "./standing.ts";

/** The end: who has won, every player's lines, the deal's check, and the whole map. */
export default function ResultScreen(props: {
  play: PlayProps;
  position: Position;
  telling: Telling;
  events: readonly Laying[];
}) {
  const compact = createCompact();
  const closed = createMemo(() => props.events.flatMap((event) => event.closed));
  const all = createMemo(() => standings(props.position, closed()));
  const best = () => winners(all());
  const record = () => longest(closed());
  const title = () =>
    verdict(
      props.telling,
      best().map(({ seat }) => seat),
    );
  const content = createMemo((): BoardContent => {
    const { tiles, lines } = readBoard(props.position, null);
    return {
      tiles,
      lines: lines.map((line) => ({
        ...line,
        colour: props.telling.people[line.owner!]!.colour,
        home: true,
      })),
      lit: new Set(),
      running: new Set(),
      final: true,
    };
  });

  // The lines are drawn to scale in pixels, so that figures keep their size.
  const [width, setWidth] = createSignal(0);
  let box!: HTMLElement;
  onMount(() => {
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    onCleanup(() => watch.disconnect());
  });

  useTitle(() => `${plain(title())}: ${t().cableCar.name}, Endstation`);

  return (
    <main class={css.result}>
      <header class={css.top}>
        <Wordmark />
        <span class={css.where}>{t().cableCar.name}</span>
      </header>
      <section class={css.title}>
        <h1>
          <span class={css.winner}>
            <For each={best()}>
              {({ seat }) => (
                <Mark colour={props.telling.people[seat]!.colour} size={compact() ? 32 : 40} />
              )}
            </For>
          </span>
          <Rich parts={title()} /> <br />
          {t().match.result.with(best()[0]!.total)}
        </h1>
        <Show when={record()}>
          {(line) => (
            <p>
              {t().cableCar.longest(
                lineName(props.telling, line()),
                t().cableCar.tiles(line().length),
                lineEnd(t(), line().end),
              )}
            </p>
          )}
        </Show>
      </section>
      <section ref={box} class={css.lines} aria-label={t().match.result.scores}>
        <For each={all()}>
          {(standing) => (
            <div class={css.row}>
              <p>
                <Mark colour={props.telling.people[standing.seat]!.colour} size={26} />
                <b>
                  <Rich parts={[person(props.telling, standing.seat)]} />
                </b>
              </p>
              <Show when={width() > 0}>
                <ScoreLine
                  standing={standing}
                  colour={props.telling.people[standing.seat]!.colour}
                  best={best()[0]!.total}
                  width={width()}
                />
              </Show>
            </div>
          )}
        </For>
      </section>
      <section class={css.after}>
        <Seal id={props.play.id} table={props.play.table} seat={props.play.seat} />
        <A class={buttonClass("main")} href="/">
          {t().match.result.again}
        </A>
      </section>
      <figure class={css.map} role="img" aria-label={t().cableCar.map}>
        <Board content={content()} compact={compact()} cellName={cellName} />
      </figure>
    </main>
  );
}
