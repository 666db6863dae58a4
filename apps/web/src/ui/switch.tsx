import { createUniqueId } from "solid-js";
import css from "./switch.module.css";

/** Something that is on or off, with its name beside it; `about` is the id of what explains it. */
export function Switch(props: {
  name: string;
  checked: boolean;
  about?: string;
  disabled?: boolean;
  onChange: (checked: boolean) => void;
}) {
  const id = createUniqueId();
  return (
    <div class={css.row}>
      <span id={id} class={css.name}>
        {props.name}
      </span>
      <button
        type="button"
        role="switch"
        class={css.switch}
        aria-checked={props.checked}
        aria-labelledby={id}
        aria-describedby={props.about}
        disabled={props.disabled ?? false}
        onClick={() => props.onChange(!props.checked)}
      />
    </div>
  );
}
