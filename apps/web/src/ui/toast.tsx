import { createEffect, onCleanup, Show } from "solid-js";
import css from "./toast.module.css";

const SHOWN_MS = 5000;

/** A sentence that floats over the screen for a while, and is read out. */
export function Toast(props: { text: string; onGone: () => void }) {
  createEffect(() => {
    if (!props.text) return;
    const timer = setTimeout(() => props.onGone(), SHOWN_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div class={css.place} role="alert">
      <Show when={props.text}>
        <p class={css.toast}>{props.text}</p>
      </Show>
    </div>
  );
}
