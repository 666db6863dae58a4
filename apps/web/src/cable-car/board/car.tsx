import type { Colour } from "@endstation/match";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { COMPANIES } from "../../ui/company.ts";
import { MarkShape } from "../../ui/mark.tsx";
import css from "./car.module.css";

/**
 * A car. On a phone it is the mark itself on two wheels, since at 0.65 px a unit nothing smaller
 * can be read; else a tram seen from the front, with the shape as its window.
 */
export function Car(props: { colour: Colour; compact: boolean }) {
  const company = () => COMPANIES[props.colour];
  return (
    <g class={css.car} data-c={props.colour}>
      <Show
        when={!props.compact}
        fallback={
          <>
            <path class={css.wheel} d="M-8 11.2H-3M3 11.2H8" />
            <g transform="translate(0 -1.2) scale(1.06)">
              <MarkShape colour={props.colour} />
            </g>
          </>
        }
      >
        <path class={css.bow} d="M-5.5-15H5.5M-4-15L0-11L4-15" />
        <path class={css.wheel} d="M-7.5 13.4H-3.5M3.5 13.4H7.5" />
        <path
          class={css.body}
          d="M-10 9.5V-5C-10-9-8-11.2-4-11.2H4C8-11.2 10-9 10-5V9.5A3 3 0 0 1 7 12.5H-7A3 3 0 0 1-10 9.5Z"
        />
        <path class={css.pane} d={company().shape} transform="translate(0 -0.6) scale(0.76)" />
        <text
          class={css.letter}
          y={company().dy * 0.76 + 2.5}
          font-size={String(9.2 * company().scale)}
        >
          {t().common.letters[props.colour]}
        </text>
        <path class={css.lamp} d="M-7 9.6H-4.6M4.6 9.6H7" />
      </Show>
    </g>
  );
}
