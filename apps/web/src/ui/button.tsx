import type { JSX } from "solid-js";
import css from "./button.module.css";

const LOOKS = {
  plain: "",
  main: css.main,
  ink: css.ink,
  quiet: css.quiet,
  raised: css.raised,
};
export type Look = keyof typeof LOOKS;

/** The class of anything that looks like a button: a link that is the main action, for one. */
export const buttonClass = (look: Look): string => `${css.button} ${LOOKS[look]}`;

/** The one button shape. `main` is the one action of a screen. */
export function Button(props: {
  look?: Look;
  submit?: boolean;
  disabled?: boolean;
  /** Whether it has the focus when its dialog opens. */
  autofocus?: boolean;
  /** The name in full, where the text needs what stands around it. It begins as the text does. */
  label?: string;
  onClick?: () => void;
  children: JSX.Element;
}) {
  return (
    <button
      type={props.submit ? "submit" : "button"}
      class={buttonClass(props.look ?? "plain")}
      disabled={props.disabled ?? false}
      aria-label={props.label}
      autofocus={props.autofocus ?? false}
      onClick={() => props.onClick?.()}
    >
      {props.children}
    </button>
  );
}
