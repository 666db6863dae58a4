import type { Colour } from "@endstation/match";
import css from "./mark.module.css";

/** A person in a colour: head and shoulders, so that nobody takes it for a company's mark. */
export function PersonMark(props: { colour: Colour; size: number }) {
  return (
    <svg
      class={css.mark}
      width={props.size}
      height={props.size}
      viewBox="-13 -13.5 26 26"
      aria-hidden="true"
    >
      <g data-c={props.colour}>
        <path class={css.shape} d="M-9.5 10.5V8A9.5 7.5 0 0 1 9.5 8V10.5Z" />
        <circle class={css.shape} cy="-5" r="5.5" />
      </g>
    </svg>
  );
}
