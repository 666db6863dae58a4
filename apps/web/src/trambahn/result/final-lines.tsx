import { linesOf, type Seat, type TrambahnPosition, type TramLine } from "@endstation/engine";
import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { describeLine, nameOf } from "../describe.ts";
import { DENSITIES } from "../draw/density.ts";
import { Line } from "../draw/line.tsx";
import { stillPicture } from "../model/line-view.ts";
import { signOf } from "../model/picture.ts";
import { isAtLine, type Place } from "../model/place.ts";
import css from "./result.module.css";

/** How wide a line becomes at most, in pixels. */
const WIDEST = 420;

/** The lines of a player as the game left them. */
export function FinalLines(props: {
  position: TrambahnPosition;
  seat: Seat;
  telling: Telling;
  /** What the log points at. */
  marked: Place | null;
}) {
  const [width, setWidth] = createSignal(0);
  let box!: HTMLDivElement;
  onMount(() => {
    const watch = new ResizeObserver(() => setWidth(box.clientWidth));
    watch.observe(box);
    onCleanup(() => watch.disconnect());
  });
  const lines = () => linesOf(props.position, props.seat);
  return (
    <div ref={box} class={css.player}>
      <h3>
        <bdi>{nameOf(props.telling, props.seat)}</bdi>
      </h3>
      <ul>
        <Show when={width() > 0}>
          <For each={lines()} fallback={<li class={css.none}>{t().trambahn.side.none}</li>}>
            {(line) => (
              <li
                data-marked={
                  isAtLine(props.marked, props.seat, signOf(lines(), line.number)) ? "" : undefined
                }
              >
                {finalLine(lines(), line, Math.min(width(), WIDEST))}
              </li>
            )}
          </For>
        </Show>
      </ul>
    </div>
  );
}

/** The lines of a player, each as a drawing of the result's picture, the first below the name. */
export const finalDrawings = (position: TrambahnPosition, seat: Seat, telling: Telling) => {
  const lines = linesOf(position, seat);
  return lines.map((line, i) => ({
    ...(i === 0 ? { heading: nameOf(telling, seat) } : {}),
    draw: () => finalLine(lines, line, WIDEST),
  }));
};

const finalLine = (lines: readonly TramLine[], line: TramLine, width: number) => (
  <Line
    line={stillPicture(lines, line)}
    density={DENSITIES.other.medium}
    width={width}
    label={describeLine(t(), line, signOf(lines, line.number))}
    noTram={t().trambahn.noTram}
  />
);
