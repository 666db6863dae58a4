import { For, Show } from "solid-js";
import type { Density } from "./density.ts";
import drawing from "./drawing.module.css";
import { layoutLine } from "./layout.ts";
import css from "./line.module.css";
import { Head } from "./line-head.tsx";
import type { LinePicture } from "./pictures.ts";
import { Bullet, Conductor, Pips, Stop, Track } from "./pieces.tsx";
import { RidingTram } from "./riding-tram.tsx";
import { TourFlag } from "./tour-flag.tsx";

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
