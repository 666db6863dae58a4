import { cableCar, type Seat } from "@endstation/engine";
import { createMemo, createSignal, For, onCleanup, onMount, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { language, t } from "../../i18n/language.ts";
import { ranking } from "../../match/result/ranking.ts";
import { Mark } from "../../ui/mark.tsx";
import { lineEnd, lineName, person } from "../describe.ts";
import type { Play } from "../play.ts";
import { Rich } from "../table/rich.tsx";
import { ResultFrame } from "./frame.tsx";
import css from "./result.module.css";
import { ScoreLine } from "./score-line.tsx";
import { longest, standings } from "./standing.ts";

/** The end of Cable Car: every player's lines, and the longest of all. */
export default function ResultScreen(props: { shell: PlayProps; play: Play }) {
  const { position, telling, events } = props.play;
  const closed = createMemo(() =>
    events().flatMap((event) => (event.type === "laying" ? event.closed : [])),
  );
  const rank = createMemo(() => ranking(props.shell.table, cableCar.outcome(position()).scores));
  const all = createMemo(() => standings(position(), { closed: closed(), order: rank().order }));
  const most = () => Math.max(...all().map(({ total }) => total));
  const totalOf = (seat: Seat | undefined) => all().find((one) => one.seat === seat)?.total ?? null;
  const note = () => {
    const [first, ...equals] = longest(closed());
    if (!first) return undefined;
    const words = t().cableCarMore;
    const tiles = t().cableCar.tiles(first.length);
    if (equals.length === 0) {
      return words.longest(lineName(telling(), first), tiles, lineEnd(t(), first.end));
    }
    const names = [first, ...equals].map((line) => lineName(telling(), line));
    return words.longestLines(new Intl.ListFormat(language()).format(names), tiles);
  };

  // The lines are drawn to scale in pixels, so that figures keep their size.
  const [width, setWidth] = createSignal(0);
  let box!: HTMLElement;
  onMount(() => {
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    onCleanup(() => watch.disconnect());
  });

  return (
    <ResultFrame
      shell={props.shell}
      play={props.play}
      name={t().cableCar.name}
      winners={rank().winners}
      best={position().over ? totalOf(rank().winners[0]) : null}
      note={note()}
      scores={rank().order.map((seat) => ({ seat, points: totalOf(seat) }))}
    >
      <section ref={box} class={css.lines} aria-label={t().ended.scores}>
        <For each={all()}>
          {(standing) => (
            <div class={css.row}>
              <p>
                <Mark colour={telling().people[standing.seat]!.colour} size={26} />
                <b>
                  <Rich parts={[person(telling(), standing.seat)]} />
                </b>
              </p>
              <Show when={width() > 0}>
                <ScoreLine
                  standing={standing}
                  colour={telling().people[standing.seat]!.colour}
                  best={most()}
                  width={width()}
                />
              </Show>
            </div>
          )}
        </For>
      </section>
    </ResultFrame>
  );
}
