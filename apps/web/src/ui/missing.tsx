import { Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { missing, setMissing } from "./missed.ts";
import css from "./toast.module.css";

/** Says that a part of the page could not be loaded, and offers to try it again. */
export function Missing() {
  /** What the focus came from, where it goes when the button is gone. */
  let before: HTMLElement | null = null;
  const again = () => {
    const waiting = missing();
    setMissing([]);
    // Never to nothing, from where a reader begins at the page's top.
    const place = before?.isConnected
      ? before
      : document.querySelector<HTMLElement>('main [tabindex="0"], main button:enabled');
    place?.focus({ preventScroll: true });
    before = null;
    for (const load of waiting) load();
  };
  return (
    <Show when={missing().length > 0}>
      <div class={css.place} role="alert">
        <p class={css.toast}>
          {t().common.missing.text}{" "}
          <button
            type="button"
            class={css.again}
            onFocus={({ relatedTarget }) => {
              before = relatedTarget as HTMLElement | null;
            }}
            onClick={again}
          >
            {t().common.missing.action}
          </button>
        </p>
      </div>
    </Show>
  );
}
