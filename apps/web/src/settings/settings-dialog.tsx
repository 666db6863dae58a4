import { createEffect, createSignal, Show } from "solid-js";
import { LANGUAGES, language, nameOf, t } from "../i18n/language.ts";
import { loadSettingsWords, type SettingsWords } from "../i18n/settings.ts";
import { Dialog } from "../ui/dialog.tsx";
import { Segmented } from "../ui/segmented.tsx";
import { Switch } from "../ui/switch.tsx";
import { EraseData } from "./erase-data.tsx";
import css from "./settings.module.css";
import { change, LAYINGS, MOTIONS, settings, THEMES } from "./settings.ts";
import { SoundField } from "./sound-field.tsx";

/** All that can be chosen on this device, and the way to delete what it keeps. */
export default function SettingsDialog(props: { onClose: () => void }) {
  const [words, setWords] = createSignal<SettingsWords>();
  createEffect(() => {
    loadSettingsWords(language()).then(setWords);
  });
  return (
    <Dialog title={t().common.settings} onClose={props.onClose}>
      <Show when={words()}>
        {(words) => (
          <div class={css.settings}>
            <Fields words={words()} />
            <EraseData words={words()} />
          </div>
        )}
      </Show>
    </Dialog>
  );
}

function Fields(props: { words: SettingsWords }) {
  const words = () => props.words;
  return (
    <>
      <Segmented
        label={words().theme}
        choices={THEMES.map((value) => ({ value, label: words().themes[value] }))}
        value={settings().theme}
        onChange={(theme) => change({ theme })}
      />
      <Segmented
        label={words().language}
        choices={LANGUAGES.map((value) => ({ value, label: nameOf(value), lang: value }))}
        value={language()}
        onChange={(tag) => change({ language: tag })}
      />
      <SoundField />
      <Segmented
        label={words().motion}
        choices={MOTIONS.map((value) => ({ value, label: words().motions[value] }))}
        value={settings().motion}
        onChange={(motion) => change({ motion })}
      />
      <div>
        <Segmented
          label={words().laying}
          choices={LAYINGS.map((value) => ({ value, label: words().layings[value] }))}
          value={settings().laying}
          onChange={(laying) => change({ laying })}
        />
        <p class={css.note} role="status">
          {words().layingNotes[settings().laying]}
        </p>
      </div>
      <div>
        <Show when={"vibrate" in navigator}>
          <Switch
            name={words().vibrates}
            checked={settings().vibrates}
            onChange={(vibrates) => change({ vibrates })}
          />
        </Show>
        <Show when={"wakeLock" in navigator}>
          <Switch
            name={words().staysAwake}
            checked={settings().staysAwake}
            onChange={(staysAwake) => change({ staysAwake })}
          />
        </Show>
      </div>
    </>
  );
}
