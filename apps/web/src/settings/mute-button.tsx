import { Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { MutedIcon, SoundIcon } from "../ui/icons.tsx";
import { change, settings } from "./settings.ts";

/** Mutes all sounds, and shows whether they are. It has the look of where it stands. */
export const MuteButton = (props: { class: string }) => (
  <button
    type="button"
    class={props.class}
    aria-label={t().common.mute}
    aria-pressed={settings().muted}
    onClick={() => change({ muted: !settings().muted })}
  >
    <Show when={settings().muted} fallback={<SoundIcon />}>
      <MutedIcon />
    </Show>
  </button>
);
