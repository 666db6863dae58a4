import { type Cell, STATIONS, TILE_CELLS } from "@endstation/engine";
import { createMemo, For, type JSX, Show } from "solid-js";
import css from "./board.module.css";
import { Coordinates } from "./coordinates.tsx";
import { CELL, corner, RING } from "./geometry.ts";
import { CellGround } from "./ground.tsx";
import { Halo, OpenEnd } from "./line-marks.tsx";
import { type Overlay, OverlayMarks } from "./overlay.tsx";
import { ring, sameStop } from "./ring.ts";
import { type BoardContent, drawnLines, sameLine, sameLook, scenery } from "./scene.ts";
import { Station, Stubs } from "./station.tsx";
import { TrackPiece } from "./track.tsx";

// Crosses as on a map, instead of a grid of borders; the one in the power station is left out.
const CROSSES = Array.from({ length: 49 }, (_, i) => [(i % 7) + 1, Math.floor(i / 7) + 1] as const)
  .filter(([x, y]) => x !== 4 || y !== 4)
  .map(([x, y]) => `M${x * CELL - 3.5} ${y * CELL}h7M${x * CELL} ${y * CELL - 3.5}v7`)
  .join("");

const SOCKETS =
  "M200 180v11M260 180v11M300 200h-11M300 260h-11M220 300v-11M280 300v-11M180 220h11M180 280h11";

/** The margin outside the ring, in units: a phone has no width to give away. */
export const margin = ({ compact }: { readonly compact: boolean }): number => (compact ? 1 : 3);

/**
 * The map: tiles, lines, the ring of stations, and what is previewed. A drawing only: what it
 * says to assistive technology and to pointers is laid over it.
 */
export function Board(props: {
  content: BoardContent;
  overlay?: Overlay;
  compact: boolean;
  cellName: (cell: Cell) => string;
  /** Drawn last, over everything: the cars that run home. */
  children?: JSX.Element;
}) {
  const cells = createMemo(() => scenery(props.content));
  const stops = createMemo(() => ring(STATIONS, props.content));
  const drawn = createMemo(() => drawnLines(props.content));
  const ghost = () => props.overlay?.ghost ?? null;
  const edge = () => RING + margin(props);
  return (
    <svg
      class={css.board}
      viewBox={`${-edge()} ${-edge()} ${480 + 2 * edge()} ${480 + 2 * edge()}`}
      aria-hidden="true"
    >
      <rect class={css.bed} x="-3" y="-3" width="486" height="486" rx="9" />
      <path class={css.cross} d={CROSSES} />
      <For each={TILE_CELLS}>
        {(cell) => (
          <CellGround
            cell={cell}
            tile={props.content.tiles[cell] !== null}
            ghost={ghost()?.cell === cell}
            legal={props.overlay?.legal[cell] ?? false}
            name={props.compact ? "" : props.cellName(cell)}
          />
        )}
      </For>
      <For each={STATIONS}>
        {(_, i) => {
          const stop = createMemo(() => stops()[i()]!, undefined, { equals: sameStop });
          return <Stubs stop={stop()} />;
        }}
      </For>
      <For each={STATIONS}>
        {({ station }) => {
          const line = createMemo(() => drawn().get(station), undefined, { equals: sameLine });
          return (
            <Show when={line()?.look === "lit" && line()}>{(line) => <Halo line={line()} />}</Show>
          );
        }}
      </For>
      <For each={TILE_CELLS}>
        {(cell) => {
          const pieces = createMemo(() => cells()[cell]!, undefined, { equals: sameLook });
          const [x, y] = corner(cell);
          return (
            <Show when={pieces().length > 0}>
              <g transform={`translate(${x} ${y})`}>
                <For each={pieces()}>{(piece) => <TrackPiece piece={piece} />}</For>
              </g>
            </Show>
          );
        }}
      </For>
      <For each={STATIONS}>
        {({ station }) => {
          const line = createMemo(() => drawn().get(station), undefined, { equals: sameLine });
          return <Show when={line()}>{(line) => <OpenEnd line={line()} />}</Show>;
        }}
      </For>
      <Show when={props.compact}>
        <Coordinates cellName={props.cellName} />
      </Show>
      <g class={css.power}>
        <rect x="180.6" y="180.6" width="118.8" height="118.8" rx="9" />
        <path class={css.socket} d={SOCKETS} />
        <circle cx="240" cy="240" r="37" />
        <path class={css.bolt} d="M247 208L221 246H237L232 272L259 233H242Z" />
      </g>
      <For each={STATIONS}>
        {(_, i) => {
          const stop = createMemo(() => stops()[i()]!, undefined, { equals: sameStop });
          return <Station stop={stop()} compact={props.compact} />;
        }}
      </For>
      <OverlayMarks overlay={props.overlay} content={props.content} />
      {props.children}
    </svg>
  );
}
