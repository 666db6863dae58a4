import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { describeEvent } from "../describe.ts";
import type { Happening } from "../model/story.ts";
import css from "./log.module.css";
import { Rich } from "./rich.tsx";

/** What happened, the latest first; `most` events at most. */
export function Log(props: { events: readonly Happening[]; telling: Telling; most: number }) {
  const shown = () => props.events.slice(-props.most).reverse();
  return (
    <Show when={shown().length > 0} fallback={<p class={css.empty}>{t().trambahn.logEmpty}</p>}>
      <ol class={css.log} reversed>
        <For each={shown()}>
          {(event) => (
            <li>
              <Rich parts={describeEvent(props.telling, event)} />
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
