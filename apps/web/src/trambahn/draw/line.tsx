import { For, Show } from "solid-js";
import type { Density } from "./density.ts";
import drawing from "./drawing.module.css";
import { layoutLine } from "./layout.ts";
import css from "./line.module.css";
import type { LinePicture } from "./pictures.ts";
import { Bullet, Conductor, Pips, Stop, Track } from "./pieces.tsx";
import { RidingTram } from "./riding-tram.tsx";
import { TramShape } from "./tram.tsx";

/**
 * A player's line: bullet, tram, a stop for each card, and the open end, or the buffer stop.
 * `label` says the same in words; `noTram` stands where a tram is missing.
 */
export function Line(props: {
  line: LinePicture;
  density: Density;
  width: number;
  label: string;
  noTram: string;
  /** Whether its tram runs along its stops just now. */
  riding?: boolean;
}) {
  const k = () => props.density;
  const at = () => layoutLine(props.line, k(), props.width);
  const all = () => [...props.line.cards, ...props.line.ghosts];
  const isGhost = (index: number) => index >= props.line.cards.length;
  return (
    <svg
      class={drawing.drawing}
      width={props.width}
      height={at().height}
      viewBox={`0 0 ${props.width} ${at().height}`}
      role="img"
      aria-label={props.label}
    >
      <path class={css.guide} d={at().guide} />
      <Show when={at().flag}>
        {(flag) => <TourFlag x={flag().x} y={flag().y} density={k()} state={props.line.tour} />}
      </Show>
      <Show when={at().ghost}>
        <Track path={at().ghost} colour={props.line.colour} thick={k().thick} ghost />
      </Show>
      <Show when={at().laid}>
        <Track path={at().laid} colour={props.line.colour} thick={k().thick} />
      </Show>
      <Show when={at().cap}>
        {(cap) => (
          <path class={css.cap} d={`M${cap().x} ${cap().y - k().stop * 0.9}v${k().stop * 1.8}`} />
        )}
      </Show>
      <Bullet
        x={k().bullet + 1.5}
        y={k().y}
        radius={k().bullet}
        colour={props.line.colour}
        sign={props.line.sign}
      />
      <Head line={props.line} density={k()} noTram={props.noTram} />
      <For each={all()}>
        {(card, i) => {
          const place = () => at().stops[i()]!;
          return (
            <g class={css.piece} data-stop="">
              {card.value === null ? (
                <Conductor
                  x={place().x}
                  y={place().y}
                  radius={k().stop * 0.86}
                  ghost={isGhost(i())}
                />
              ) : (
                <>
                  <Stop
                    x={place().x}
                    y={place().y}
                    radius={k().stop}
                    figure={k().figure}
                    value={card.value}
                    ghost={isGhost(i())}
                  />
                  <Pips
                    x={place().x}
                    y={place().y + k().stop + k().pip * 3.4}
                    points={card.points}
                    radius={k().pip}
                  />
                </>
              )}
            </g>
          );
        }}
      </For>
      <Show when={props.line.invites && !props.line.closed && props.line.ghosts.length === 0}>
        <g class={css.socket} transform={`translate(${at().next.x} ${at().next.y})`}>
          <circle r={k().stop * 0.8} />
          <path
            d={`M${-k().stop * 0.32} 0h${k().stop * 0.64}M0 ${-k().stop * 0.32}v${k().stop * 0.64}`}
          />
        </g>
      </Show>
      <Show when={props.riding && props.line.tram}>
        {(tram) => (
          <RidingTram
            kind={tram().kind}
            path={at().laid}
            stops={props.line.cards.length}
            width={k().tram}
            thick={k().thick}
          />
        )}
      </Show>
    </svg>
  );
}

/** The tram at the line's head with what it multiplies by, or the place that waits for one. */
function Head(props: { line: LinePicture; density: Density; noTram: string }) {
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

/** The flag at the eighth place. `y` is the foot of its pole. */
function TourFlag(props: { x: number; y: number; density: Density; state: LinePicture["tour"] }) {
  const large = () => props.density.thick > 8;
  const top = () => props.density.y - props.density.stop - (large() ? 13 : 10);
  const size = () => (large() ? 11 : 8);
  return (
    <g class={css.flag} data-tour={props.state}>
      <path class={css.pole} d={`M${props.x} ${props.y}V${top()}`} />
      <path
        d={`M${props.x} ${top() - 1}h${size() + 3}l${-size() * 0.35} ${size() * 0.42}l${size() * 0.35} ${size() * 0.42}h${-size() - 3}z`}
      />
    </g>
  );
}
