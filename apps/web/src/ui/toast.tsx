import { createEffect, createMemo, onCleanup, Show, untrack } from "solid-js";
import css from "./toast.module.css";

const SHOWN_MS = 5000;

/** Keys that do nothing by themselves: the sentence may still be read while they are pressed. */
const IDLE_KEYS = ["Tab", "Shift", "Control", "Alt", "AltGraph", "Meta", "CapsLock"];

/**
 * A sentence that floats over the screen for a while, and is read out. It speaks of what was done
 * last: it goes with the next touch or key, and when `about` becomes another.
 */
export function Toast(props: {
  text: string;
  /** What it speaks of, such as the revision of the table. */
  about?: unknown;
  onGone: () => void;
}) {
  createEffect(() => {
    if (!props.text) return;
    const gone = () => props.onGone();
    const pressed = (event: KeyboardEvent) => {
      if (!event.repeat && !IDLE_KEYS.includes(event.key)) gone();
    };
    const timer = setTimeout(gone, SHOWN_MS);
    // Before anybody else: what is done now may have a sentence of its own. And not at the click,
    // which still follows a tap that was answered as the finger was lifted.
    document.addEventListener("pointerdown", gone, true);
    document.addEventListener("keydown", pressed, true);
    onCleanup(() => {
      clearTimeout(timer);
      document.removeEventListener("pointerdown", gone, true);
      document.removeEventListener("keydown", pressed, true);
    });
  });
  // The change of `about` may itself be what is spoken of: each text speaks of what it came with.
  const said = createMemo(() => ({ text: props.text, about: untrack(() => props.about) }));
  createEffect(() => {
    const { about } = props;
    if (untrack(said).text && untrack(said).about !== about) props.onGone();
  });
  return (
    <div class={css.place} role="alert">
      <Show when={props.text}>
        <p class={css.toast}>{props.text}</p>
      </Show>
    </div>
  );
}
