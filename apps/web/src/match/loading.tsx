import { createEffect, createSignal, onCleanup } from "solid-js";
import { t } from "../i18n/language.ts";
import css from "./loading.module.css";

/** Says that a match, or what `text` names, is loading, once that takes long enough to wonder. */
export function Loading(props: { text?: string }) {
  const [late, setLate] = createSignal(false);
  createEffect(() => {
    const timer = setTimeout(() => setLate(true), 400);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <main class={css.loading}>
      <p role="status">{late() ? (props.text ?? t().match.loading) : ""}</p>
    </main>
  );
}
