import { createUniqueId } from "solid-js";
import { t } from "../i18n/language.ts";
import { speaker } from "../match/feedback/speaker.ts";
import { MuteButton } from "./mute-button.tsx";
import css from "./settings.module.css";
import { change, settings } from "./settings.ts";

/** How loud sounds are, and whether they are at all; a change can be heard. */
export function SoundField() {
  const id = createUniqueId();
  const set = (volume: number) => {
    // Whoever moves the slider wants to hear something.
    change({ volume, muted: false });
    speaker.play([{ sound: "lay", own: true }]);
  };
  return (
    <div class={css.sound}>
      <label for={id}>{t().common.sound}</label>
      <MuteButton class={css.mute!} />
      <input
        id={id}
        type="range"
        min="0"
        max="100"
        step="10"
        value={settings().volume}
        data-muted={settings().muted ? "" : undefined}
        onChange={(event) => set(event.currentTarget.valueAsNumber)}
      />
    </div>
  );
}
