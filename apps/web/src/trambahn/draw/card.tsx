import { Show } from "solid-js";
import css from "./card.module.css";
import drawing from "./drawing.module.css";
import { type CardPicture, NUMERALS } from "./pictures.ts";
import { Conductor, Pips, Stop, Track } from "./pieces.tsx";

/**
 * A hand card: one cell of a line diagram, so that cards side by side already look like a line.
 * `any` is a conductor's caption. The button round it has its name.
 */
export function Card(props: {
  card: CardPicture;
  width: number;
  height: number;
  any: string;
  picked: boolean;
}) {
  const y = () => props.height / 2;
  const radius = () => props.width * 0.285;
  return (
    <svg
      class={`${drawing.drawing} ${css.card}`}
      data-picked={props.picked ? "" : undefined}
      width={props.width}
      height={props.height}
      viewBox={`0 0 ${props.width} ${props.height}`}
      aria-hidden="true"
    >
      <rect
        class={css.paper}
        x="1"
        y="1"
        width={props.width - 2}
        height={props.height - 2}
        rx={props.width * 0.11}
      />
      <Show
        when={props.card.colour}
        fallback={
          <>
            <path class={css.guide} d={`M1 ${y()}H${props.width - 1}`} />
            <Conductor x={props.width / 2} y={y()} radius={radius() * 0.95} />
          </>
        }
      >
        {(colour) => (
          <>
            <Track
              path={`M1.5 ${y()}H${props.width - 1.5}`}
              colour={colour()}
              thick={props.width * 0.17}
            />
            <Stop
              x={props.width / 2}
              y={y()}
              radius={radius()}
              figure={props.width * 0.3}
              value={props.card.value!}
            />
            <Pips
              x={props.width / 2}
              y={props.height * 0.83}
              points={props.card.points}
              radius={props.width * 0.03}
            />
          </>
        )}
      </Show>
      <text
        class={css.corner}
        x={props.width * 0.12}
        y={Math.max(props.height * 0.17, props.width * 0.17 + 5)}
        font-size={String(Math.max(10, props.width * 0.17))}
      >
        {props.card.colour ? NUMERALS[props.card.colour] : props.any}
      </text>
    </svg>
  );
}
