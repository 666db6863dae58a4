import type { Colour } from "@endstation/match";
import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { LinePiece } from "../board/track.tsx";
import css from "./score-line.module.css";
import type { Standing } from "./standing.ts";

const START = 10;
/** What the sum needs behind the line, in px. */
const SUM_WIDTH = 64;
/** A figure must have this much of the line to itself, in px; a station's number a little more. */
const FIGURE_ROOM = 17;
const STATION_ROOM = 26;
const BOLT = "M7-32L-19 6H-3L-8 32L19-7H2Z";

/** A player's result as one line: every scored line a section of it, a point a unit of length. */
export function ScoreLine(props: {
  standing: Standing;
  colour: Colour;
  /** The best player's points, which fill the width. */
  best: number;
  width: number;
}) {
  const unit = () => (props.width - START - SUM_WIDTH) / Math.max(props.best, 1);
  const end = () => START + props.standing.total * unit();
  const sections = () => {
    let x = START;
    return props.standing.lines.map((line) => {
      const from = x;
      x += line.points * unit();
      return { line, from, to: x, room: x - from };
    });
  };
  return (
    <svg
      class={css.line}
      width={props.width}
      height="56"
      viewBox={`0 0 ${props.width} 56`}
      role="img"
      aria-label={t().ended.lineOf(
        props.standing.lines.map((line) => line.points),
        props.standing.total,
      )}
    >
      <LinePiece path={`M${START} 26H${end()}`} colour={props.colour} run={0} />
      <For each={sections().slice(0, -1)}>
        {(section) => (
          <circle class={css.stop} cx={section.to} cy="26" r={props.width < 500 ? "3.6" : "5"} />
        )}
      </For>
      <For each={sections()}>
        {(section) => {
          const middle = (section.from + section.to) / 2;
          return (
            <>
              <Show when={section.line.doubled}>
                <path class={css.bolt} transform={`translate(${middle} 26) scale(.42)`} d={BOLT} />
              </Show>
              <Show when={section.room > FIGURE_ROOM}>
                <text class={section.line.doubled ? css.doubled : css.points} x={middle} y="11">
                  {section.line.points}
                </text>
              </Show>
              <Show when={section.room > STATION_ROOM}>
                <text class={css.station} x={middle} y="48">
                  {section.line.station}
                </text>
              </Show>
            </>
          );
        }}
      </For>
      <path class={css.terminus} d={`M${end()} 15V37`} />
      <text class={css.sum} x={end() + 12} y="37">
        {props.standing.total}
      </text>
    </svg>
  );
}
