import { type LineColour, RIDE_SIZE } from "@endstation/engine";
import { For, Show } from "solid-js";
import drawing from "./drawing.module.css";
import { type CardPicture, NUMERALS } from "./pictures.ts";
import { Bullet, Conductor } from "./pieces.tsx";
import css from "./terminus.module.css";

/** The sizes of a terminus: a place's width, the gap between two, the bullet's radius. */
export interface TerminusSize {
  readonly place: number;
  readonly gap: number;
  readonly bullet: number;
}

const PLACES = Array.from({ length: RIDE_SIZE }, (_, index) => index);

/**
 * A terminus: the colour's bullet and four places on a platform. `waiting` are the passengers,
 * `coming` how many of the last ones are only previewed.
 */
export function Terminus(props: {
  colour: LineColour;
  waiting: readonly CardPicture[];
  coming: number;
  size: TerminusSize;
}) {
  const place = () => props.size.place;
  const bullet = () => props.size.bullet;
  const large = () => place() > 20;
  const height = () => place() * 1.2;
  const x = (index: number) =>
    bullet() * 2 + (large() ? 14 : 6) + index * (place() + props.size.gap);
  const width = () => x(RIDE_SIZE);
  const total = () => Math.max(bullet() * 2 + 2, place() * 1.34 + 12);
  const y = () => total() / 2;
  const isComing = (index: number) => index >= props.waiting.length - props.coming;
  return (
    <svg
      class={drawing.drawing}
      data-c={props.colour}
      width={width()}
      height={total()}
      viewBox={`0 0 ${width()} ${total()}`}
      aria-hidden="true"
    >
      <rect
        class={css.platform}
        x={bullet()}
        y={y() + height() / 2 + 3}
        width={width() - bullet() - 1}
        height={large() ? 5 : 4}
      />
      <Bullet
        x={bullet() + 1.5}
        y={y() + 2}
        radius={bullet()}
        colour={props.colour}
        sign={NUMERALS[props.colour]}
      />
      <For each={PLACES}>
        {(index) => {
          const ground = () => (
            <rect
              class={index < props.waiting.length ? css.taken : css.free}
              data-next={props.waiting.length === RIDE_SIZE - 1 ? "" : undefined}
              data-coming={isComing(index) ? "" : undefined}
              x={x(index) + 0.75}
              y={y() - height() / 2 + 0.75}
              width={place() - 1.5}
              height={height() - 1.5}
              rx={place() * 0.18}
            />
          );
          return (
            <Show when={props.waiting[index]} fallback={ground()}>
              {(card) => (
                <g class={css.who} data-waits="" data-coming={isComing(index) ? "" : undefined}>
                  {ground()}
                  {card().value === null ? (
                    <Conductor
                      x={x(index) + place() / 2}
                      y={y()}
                      radius={place() * (large() ? 0.28 : 0.34)}
                    />
                  ) : (
                    large() && (
                      <text
                        x={x(index) + place() / 2}
                        y={y()}
                        dy=".36em"
                        font-size={String(place() * 0.5)}
                      >
                        {card().value}
                      </text>
                    )
                  )}
                </g>
              )}
            </Show>
          );
        }}
      </For>
    </svg>
  );
}
