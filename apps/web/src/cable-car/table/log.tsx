import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { LogLine } from "../../match/log/lines.ts";
import css from "./log.module.css";
import { Rich } from "./rich.tsx";

/** What happened, the latest first; `most` lines at most. */
export default function Log(props: { lines: readonly LogLine[]; most: number }) {
  const shown = () => props.lines.slice(-props.most).reverse();
  return (
    <Show when={shown().length > 0} fallback={<p class={css.empty}>{t().cableCar.logEmpty}</p>}>
      <ol class={css.log}>
        <For each={shown()}>
          {(line) => (
            <li data-note={line.number === null ? "" : undefined}>
              <span class={css.number}>{line.number}</span>
              <span>
                <Rich parts={line.parts} />
              </span>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
