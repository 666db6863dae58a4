import { createUniqueId } from "solid-js";
import { t } from "../../i18n/language.ts";
import form from "../../ui/form.module.css";

/** The widest screens, in CSS pixels on their shorter side, of a phone and of a tablet. */
const PHONE_PX = 540;
const TABLET_PX = 900;

/** What this device might be called, by its screen alone: nothing else is asked of the browser. */
export function suggestedWord(): string {
  const { words } = t().seat.use;
  const side = Math.min(screen.width, screen.height);
  if (side <= PHONE_PX) return words.phone;
  return side < TABLET_PX && navigator.maxTouchPoints > 0 ? words.tablet : words.laptop;
}

/** A field for the word by which its owner knows a device. */
export function WordField(props: {
  value: string;
  error: string;
  onInput: (word: string) => void;
}) {
  const errorId = createUniqueId();
  return (
    <div>
      <label class={form.label}>
        {t().seat.use.word}
        <input
          class={form.field}
          value={props.value}
          maxLength={24}
          autocomplete="off"
          dir="auto"
          aria-describedby={errorId}
          aria-invalid={props.error !== ""}
          onInput={(event) => props.onInput(event.currentTarget.value)}
        />
      </label>
      <p id={errorId} class={form.error} role="alert">
        {props.error}
      </p>
    </div>
  );
}
