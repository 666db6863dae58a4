import { Show } from "solid-js";
import type { Density } from "./density.ts";
import css from "./line.module.css";
import type { LinePicture } from "./pictures.ts";
import { TramShape } from "./tram.tsx";

/** The tram at the line's head with what it multiplies by, or the place that waits for one. */
export function Head(props: { line: LinePicture; density: Density; noTram: string }) {
  const k = () => props.density;
  const height = () => (k().tram * 32) / 56;
  const x = () => k().bullet * 2 + (k().first - k().stop - k().bullet * 2 - k().tram) / 2;
  const middle = () => x() + k().tram / 2;
  const rail = () => k().y - (k().plate ? k().plate![1] : k().thick) / 2 - 1;
  return (
    <Show
      when={props.line.tram}
      fallback={
        <>
          <rect
            class={css.missing}
            x={x() + 4}
            y={k().y - k().thick / 2 - height() + 2}
            width={k().tram - 8}
            height={height() - 5}
            rx="4"
          />
          <text
            class={css.none}
            x={middle()}
            y={k().y + k().thick / 2 + k().figure * 0.95}
            font-size={String(Math.max(k().figure * 0.75, 10))}
          >
            {props.noTram}
          </text>
        </>
      }
    >
      {(tram) => (
        <g class={tram().ghost ? css.coming : undefined}>
          <svg
            class={css.tram}
            x={x()}
            y={rail() - height()}
            width={k().tram}
            height={height()}
            viewBox="0 0 56 32"
            aria-hidden="true"
          >
            <TramShape kind={tram().kind} />
          </svg>
          <Show
            when={k().plate}
            fallback={
              <text
                class={css.factor}
                x={middle()}
                y={k().y + k().thick / 2 + k().figure * 1.05}
                font-size={String(k().figure)}
              >
                ×{tram().factor}
              </text>
            }
          >
            {(plate) => (
              <>
                <rect
                  class={css.plate}
                  x={middle() - plate()[0] / 2}
                  y={k().y - plate()[1] / 2}
                  width={plate()[0]}
                  height={plate()[1]}
                  rx="3"
                />
                <text
                  class={css.onPlate}
                  x={middle()}
                  y={k().y}
                  dy=".36em"
                  font-size={String(plate()[2])}
                >
                  ×{tram().factor}
                </text>
              </>
            )}
          </Show>
        </g>
      )}
    </Show>
  );
}
