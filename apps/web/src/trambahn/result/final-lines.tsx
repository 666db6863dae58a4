import { linesOf, type Seat, type TrambahnPosition } from "@endstation/engine";
import { createSignal, For, onCleanup, onMount, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { describeLine, nameOf } from "../describe.ts";
import { DENSITIES } from "../draw/density.ts";
import { Line } from "../draw/line.tsx";
import { stillPicture } from "../model/line-view.ts";
import { signOf } from "../model/picture.ts";
import css from "./result.module.css";

/** The lines of a player as the game left them. */
export function FinalLines(props: { position: TrambahnPosition; seat: Seat; telling: Telling }) {
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
              <li>
                <Line
                  line={stillPicture(lines(), line)}
                  density={DENSITIES.other.medium}
                  width={Math.min(width(), 420)}
                  label={describeLine(t(), line, signOf(lines(), line.number))}
                  noTram={t().trambahn.noTram}
                />
              </li>
            )}
          </For>
        </Show>
      </ul>
    </div>
  );
}
