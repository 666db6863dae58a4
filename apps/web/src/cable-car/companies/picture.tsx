import type { Colour } from "@endstation/match";
import { For } from "solid-js";
import { MarkShape } from "../../ui/mark.tsx";
import css from "./picture.module.css";

// Four shares in a hand: the company, its percentage, how far the card sinks in the fan.
const FAN: readonly (readonly [Colour, number, number])[] = [
  ["brown", 10, 9],
  ["red", 20, 1],
  ["green", 30, 1],
  ["yellow", 40, 9],
];

/** The game's picture on the home page: one share of each percentage. */
export function Picture() {
  return (
    <svg
      class={css.picture}
      viewBox="0 0 240 180"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <For each={FAN}>
        {([colour, percent, sink], i) => (
          <g
            data-c={colour}
            transform={`translate(${37.5 + 55 * i()} ${87 + sink}) rotate(${6 * i() - 9})`}
          >
            <rect class={css.card} x="-25" y="-46" width="50" height="92" rx="4" />
            <path class={css.head} d="M-25-34V-42A4 4 0 0 1-21-46H21A4 4 0 0 1 25-42V-34Z" />
            <g transform="translate(0 -6) scale(1.4)">
              <MarkShape colour={colour} />
            </g>
            <text class={css.percent} y="36">
              {`${percent} %`}
            </text>
          </g>
        )}
      </For>
    </svg>
  );
}
