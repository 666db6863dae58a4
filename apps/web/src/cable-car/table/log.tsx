import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../describe.ts";
import { describeEvent } from "../describe-event.ts";
import type { Happening } from "../model/story.ts";
import css from "./log.module.css";
import { Rich } from "./rich.tsx";

/** What happened, the latest first; `most` events at most. */
export function Log(props: { events: readonly Happening[]; telling: Telling; most: number }) {
  const shown = () => props.events.slice(-props.most).reverse();
  return (
    <Show when={shown().length > 0} fallback={<p class={css.empty}>{t().cableCar.logEmpty}</p>}>
      <ol class={css.log}>
        <For each={shown()}>
          {(event) => (
            <li>
              <span class={css.number}>{props.events.indexOf(event) + 1}</span>
              <span>
                <Rich parts={describeEvent(props.telling, event)} />
              </span>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
