import type { LineColour } from "@endstation/engine";
import { For } from "solid-js";
import { coreOf } from "./core.ts";
import css from "./pieces.module.css";

/** A piece of track: keyline, colour, pattern. `path` is SVG path data. */
export function Track(props: { path: string; colour: LineColour; thick: number; ghost?: boolean }) {
  const core = () => coreOf(props.colour, props.thick);
  return (
    <g class={props.ghost ? css.ghost : undefined} data-c={props.colour}>
      <path class={css.casing} d={props.path} stroke-width={props.thick + 3} />
      <path class={css.body} d={props.path} stroke-width={props.thick} />
      {core() && (
        <path
          class={css.core}
          d={props.path}
          stroke-width={core()!.width}
          stroke-dasharray={core()!.dash ?? undefined}
          stroke-linecap={core()!.round ? "round" : "butt"}
        />
      )}
    </g>
  );
}

/** A colour's sign: a disc with its numeral. */
export function Bullet(props: {
  x: number;
  y: number;
  radius: number;
  colour: LineColour;
  sign: string;
}) {
  const size = () =>
    props.radius * (props.sign.length > 3 ? 0.7 : props.sign.length > 2 ? 0.86 : 1);
  return (
    <g data-c={props.colour}>
      <circle class={css.bullet} cx={props.x} cy={props.y} r={props.radius} />
      <text class={css.sign} x={props.x} y={props.y} dy=".36em" font-size={String(size())}>
        {props.sign}
      </text>
    </g>
  );
}

/** A conductor: a lozenge with a hole, never a round stop. */
export function Conductor(props: { x: number; y: number; radius: number; ghost?: boolean }) {
  const lozenge = (r: number) => `M0 ${-r}L${r} 0L0 ${r}L${-r} 0Z`;
  return (
    <g class={props.ghost ? css.ghost : undefined} transform={`translate(${props.x} ${props.y})`}>
      <path class={css.joker} d={lozenge(props.radius)} />
      <path class={css.hole} d={lozenge(props.radius * 0.46)} />
    </g>
  );
}

/** A stop: a bright disc with its value. */
export function Stop(props: {
  x: number;
  y: number;
  radius: number;
  figure: number;
  value: number;
  ghost?: boolean;
}) {
  return (
    <g class={props.ghost ? css.ghost : undefined}>
      <circle class={css.stop} cx={props.x} cy={props.y} r={props.radius} />
      <text class={css.value} x={props.x} y={props.y} dy=".36em" font-size={String(props.figure)}>
        {props.value}
      </text>
    </g>
  );
}

/** A stop's points, as dots in a row. */
export function Pips(props: { x: number; y: number; points: number; radius: number }) {
  return (
    <For each={Array.from({ length: props.points }, (_, i) => i - (props.points - 1) / 2)}>
      {(place) => (
        <circle
          class={css.pip}
          cx={props.x + place * props.radius * 2.9}
          cy={props.y}
          r={props.radius}
        />
      )}
    </For>
  );
}
