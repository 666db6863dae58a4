import { createUniqueId, For } from "solid-js";
import css from "./segmented.module.css";

/** One choice of a few, all of them visible. */
export function Segmented<T extends string | number>(props: {
  label: string;
  choices: readonly {
    readonly value: T;
    readonly label: string;
    /** The language of the label, where it is another than the page's. */
    readonly lang?: string;
  }[];
  value: T;
  onChange: (value: T) => void;
}) {
  const name = createUniqueId();
  return (
    <fieldset>
      <legend class={css.label}>{props.label}</legend>
      <div class={css.choices}>
        <For each={props.choices}>
          {(choice) => (
            <label class={css.choice}>
              <input
                type="radio"
                name={name}
                checked={props.value === choice.value}
                onChange={() => props.onChange(choice.value)}
              />
              <span lang={choice.lang}>{choice.label}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
