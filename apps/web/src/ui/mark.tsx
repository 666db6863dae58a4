import type { Colour } from "@endstation/match";
import { t } from "../i18n/language.ts";
import { COMPANIES } from "./company.ts";
import css from "./mark.module.css";

/** A company's mark, shape and letter, radius 10, to stand in a drawing. */
export function MarkShape(props: { colour: Colour }) {
  const company = () => COMPANIES[props.colour];
  const size = () => 13 * company().scale;
  return (
    <g data-c={props.colour}>
      <path class={css.shape} d={company().shape} />
      <text class={css.letter} y={company().dy + size() * 0.335} font-size={String(size())}>
        {t().common.letters[props.colour]}
      </text>
    </g>
  );
}

/** A company's mark as a picture of its own; `size` in pixels. Its text stands beside it. */
export function Mark(props: { colour: Colour; size: number }) {
  return (
    <svg
      class={css.mark}
      width={props.size}
      height={props.size}
      viewBox="-13 -13.5 26 26"
      aria-hidden="true"
    >
      <MarkShape colour={props.colour} />
    </svg>
  );
}
