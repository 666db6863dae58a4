import { createEffect, createSignal, on, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { createIdle } from "../shell/idle.ts";
import css from "./foot.module.css";
import { fetchOperator } from "./operator.ts";

/** The foot of the first page. An imprint is named where whoever runs the server has filled it in. */
export function Foot() {
  const [known, setKnown] = createSignal(false);
  const idle = createIdle();
  createEffect(
    on(idle, async (rests) => {
      if (rests && navigator.onLine) setKnown((await fetchOperator()) !== null);
    }),
  );
  return (
    <footer class={css.foot}>
      <a href="/privacy">{t().home.privacy}</a>
      <Show when={known()}>
        <a href="/imprint">{t().home.imprint}</a>
      </Show>
    </footer>
  );
}
