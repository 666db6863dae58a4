import { For } from "solid-js";
import type { OptionField, Options } from "../games.ts";
import { t } from "../i18n/language.ts";
import { Segmented } from "../ui/segmented.tsx";

/** A game's options as choices, each of them visible. */
export function OptionFields(props: {
  fields: readonly OptionField[];
  options: Options;
  /** Told the one option that was chosen. */
  onChange: (change: Options) => void;
}) {
  return (
    <For each={props.fields}>
      {(field) => (
        <Segmented
          label={field.label(t())}
          value={props.options[field.key] as string | number}
          choices={field.choices.map(({ value, label }) => ({ value, label: label(t()) }))}
          onChange={(value) => props.onChange({ [field.key]: value })}
        />
      )}
    </For>
  );
}
