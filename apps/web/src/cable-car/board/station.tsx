import { Show } from "solid-js";
import { MarkShape } from "../../ui/mark.tsx";
import { Car } from "./car.tsx";
import { beside, OVERLAP } from "./geometry.ts";
import type { Stop } from "./ring.ts";
import css from "./station.module.css";
import { LinePiece } from "./track.tsx";

const at = (stop: Stop, along: number, out: number) => {
  const { x, y } = beside(stop.cell, stop.side, { along, out });
  return `${x} ${y}`;
};
const line = (stop: Stop, along: number, out: readonly [number, number]) =>
  `M${at(stop, along, out[0])}L${at(stop, along, out[1])}`;

/** The short tracks between a station and the board, which lie under everything. */
export function Stubs(props: { stop: Stop }) {
  const s = () => props.stop;
  return (
    <>
      <path class={css.steel} d={line(s(), 40, [-OVERLAP, 14])} />
      <Show when={s().car ?? s().origin}>
        {(colour) => (
          <LinePiece
            path={line(s(), 20, [s().origin ? 7 : 16, -OVERLAP])}
            colour={colour()}
            run={0}
          />
        )}
      </Show>
      <Show when={!s().car && !s().origin}>
        <path class={css.steel} d={line(s(), 20, [-OVERLAP, 9])} />
        <path class={css.buffer} d={`M${at(s(), 14, 10)}L${at(s(), 26, 10)}`} />
      </Show>
      <Show when={s().arrival}>
        {(arrival) => (
          <LinePiece
            path={line(s(), 40, [-OVERLAP, 9])}
            colour={arrival().colour}
            run={arrival().run}
            lit={arrival().lit}
          />
        )}
      </Show>
    </>
  );
}

/** A station's sign, and the car or the mark beside it. */
export function Station(props: { stop: Stop; compact: boolean }) {
  const s = () => props.stop;
  return (
    <>
      <g
        class={s().arrival?.lit ? css.hot : undefined}
        transform={`translate(${at(s(), 44.5, 16.5)})`}
      >
        <rect class={css.plate} x="-12.5" y="-10" width="25" height="20" rx="3.2" />
        <rect class={css.rim} x="-11" y="-8.5" width="22" height="17" rx="2" />
        <text class={css.number} y="5">
          {s().station}
        </text>
      </g>
      <Show when={s().car}>
        {(colour) => (
          <g transform={`translate(${at(s(), 17.5, 16.5)}) scale(${props.compact ? 1 : 0.98})`}>
            <Car colour={colour()} compact={props.compact} />
          </g>
        )}
      </Show>
      <Show when={s().origin}>
        {(colour) => (
          <g transform={`translate(${at(s(), 18.5, 15)}) scale(.92)`}>
            <MarkShape colour={colour()} />
          </g>
        )}
      </Show>
    </>
  );
}
