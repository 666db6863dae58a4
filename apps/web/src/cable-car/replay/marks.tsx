import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { MarkedDecision } from "../../replay/game-replay.ts";
import { CELL, corner, RING } from "../board/geometry.ts";
import { scenery } from "../board/scene.ts";
import { TrackPiece } from "../board/track.tsx";
import { lying } from "../model/read.ts";
import css from "./marks.module.css";
import { laidBy } from "./open.ts";

/** On the map: where the tile was laid and what that lost, and where it should have been. */
export function Marks(props: { marked: MarkedDecision }) {
  const played = () => laidBy(props.marked.moves[0]);
  const better = () => laidBy(props.marked.better?.[0]);
  const pieces = () => {
    const placement = better();
    if (!placement) return [];
    const tiles = [lying(placement.kind, placement.turn)];
    const nothing = { lit: new Set<never>(), running: new Set<never>() };
    return scenery({ tiles, lines: [], ...nothing, final: false })[0]!;
  };
  return (
    <>
      <Show when={better()}>
        {(placement) => (
          <g transform={`translate(${corner(placement().cell).join(" ")})`}>
            <rect class={css.ground} x="1" y="1" width="58" height="58" rx="4" />
            <g class={css.tile}>
              <For each={pieces()}>{(piece) => <TrackPiece piece={piece} />}</For>
            </g>
            <rect class={css.best} x="1" y="1" width="58" height="58" rx="4" />
          </g>
        )}
      </Show>
      <Show when={played()}>
        {(placement) => (
          <rect
            class={props.marked.loss === null ? css.good : css.played}
            x={corner(placement().cell)[0] - 1}
            y={corner(placement().cell)[1] - 1}
            width="62"
            height="62"
            rx="5"
          />
        )}
      </Show>
      <Show when={better()}>
        {(placement) => (
          <Pill class={css.bestPill!} at={corner(placement().cell)} text={t().replay.bestMark} />
        )}
      </Show>
      <Show when={props.marked.loss !== null && played()}>
        {(placement) => (
          <Pill class={css.lossPill!} at={corner(placement().cell)} text={props.marked.loss!} />
        )}
      </Show>
    </>
  );
}

/** A word at the upper right corner of a cell; none of it leaves the map. */
function Pill(props: { class: string; at: readonly [number, number]; text: string }) {
  const width = () => 18 + 9 * props.text.length;
  const x = () => {
    const most = 8 * CELL + RING - width() / 2;
    return Math.min(Math.max(props.at[0] + 58, width() / 2 - RING), most);
  };
  return (
    <g class={props.class} transform={`translate(${x()} ${props.at[1] + 2})`}>
      <rect x={-width() / 2} y="-12" width={width()} height="24" rx="12" />
      <text y="5.4">{props.text}</text>
    </g>
  );
}
