import { createSignal, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { part } from "../ui/later.tsx";
import { SettingsIcon } from "../ui/more-icons.tsx";

// Nobody needs it to begin to play.
const SettingsDialog = part(() => import("./settings-dialog.tsx"));

/** The way to all settings, as a button for a page's bar, whose look it has. */
export function SettingsButton(props: { class: string }) {
  const [open, setOpen] = createSignal(false);
  // Whoever comes near will press it.
  const preload = () => void SettingsDialog.preload();
  return (
    <>
      <button
        type="button"
        class={props.class}
        aria-label={t().common.settings}
        aria-haspopup="dialog"
        onPointerEnter={preload}
        onFocus={preload}
        onClick={() => setOpen(true)}
      >
        <SettingsIcon />
      </button>
      <Show when={open()}>
        <SettingsDialog onClose={() => setOpen(false)} />
      </Show>
    </>
  );
}
