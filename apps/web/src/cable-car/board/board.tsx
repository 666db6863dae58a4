import { type Cell, STATIONS, TILE_CELLS } from "@endstation/engine";
import { createMemo, For, type JSX, Show } from "solid-js";
import { badgePlace } from "./badge.ts";
import css from "./board.module.css";
import { CELL, corner, linePath, OUT, PORTS, RING } from "./geometry.ts";
import { ring, sameStop } from "./ring.ts";
import {
  type BoardContent,
  type DrawnLine,
  drawnLines,
  sameLine,
  sameLook,
  scenery,
} from "./scene.ts";
import { Station, Stubs } from "./station.tsx";
import { TrackPiece } from "./track.tsx";

/** What lies over the map while one plays. */
export interface Overlay {
  /** The cells where the chosen tile may lie, by cell. */
  readonly legal: readonly boolean[];
  /** The previewed tile's cell, and its points where it brings any. */
  readonly ghost: {
    readonly cell: Cell;
    readonly badge: string;
    /** Whether it is only tried, and cannot be laid now. */
    readonly tried?: boolean;
  } | null;
  /** The cell of the last move. */
  readonly last: number | null;
  /** The cells on which tiles were laid since this was last looked at. */
  readonly fresh: readonly Cell[];
  /** The cell that the log points at. */
  readonly marked?: Cell | null;
  /** A note on the line that is followed: two short lines of text beside its end. */
  readonly tag: { readonly cell: Cell; readonly text: readonly [string, string] } | null;
}

// Crosses as on a map, instead of a grid of borders; the one in the power station is left out.
const CROSSES = Array.from({ length: 49 }, (_, i) => [(i % 7) + 1, Math.floor(i / 7) + 1] as const)
  .filter(([x, y]) => x !== 4 || y !== 4)
  .map(([x, y]) => `M${x * CELL - 3.5} ${y * CELL}h7M${x * CELL} ${y * CELL - 3.5}v7`)
  .join("");

const SOCKETS =
  "M200 180v11M260 180v11M300 200h-11M300 260h-11M220 300v-11M280 300v-11M180 220h11M180 280h11";

/** The margin outside the ring, in units: a phone has no width to give away. */
export const margin = (compact: boolean): number => (compact ? 1 : 3);

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
  const edge = () => RING + margin(props.compact);
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
      <For each={props.overlay?.fresh ?? []}>{(cell) => <FreshMark cell={cell} />}</For>
      <LastMark cell={props.overlay?.last ?? null} />
      <For each={[props.overlay?.marked ?? null].filter((cell) => cell !== null)}>
        {(cell) => <Marked cell={cell} />}
      </For>
      <Show when={ghost()}>
        {(ghost) => (
          <>
            <GhostRim cell={ghost().cell} tried={ghost().tried ?? false} />
            <Show when={ghost().badge}>
              {(text) => (
                <Badge
                  text={text()}
                  tried={ghost().tried ?? false}
                  place={badgePlace(ghost().cell, props.content)}
                />
              )}
            </Show>
          </>
        )}
      </Show>
      <Show when={props.overlay?.tag}>{(tag) => <Tag tag={tag()} />}</Show>
      {props.children}
    </svg>
  );
}

function CellGround(props: {
  cell: Cell;
  tile: boolean;
  ghost: boolean;
  legal: boolean;
  name: string;
}) {
  const [x, y] = corner(props.cell);
  return (
    <Show
      when={props.tile}
      fallback={
        <>
          <Show when={props.legal}>
            <circle class={css.legal} cx={x + 30} cy={y + 30} r="5" />
          </Show>
          <text class={css.name} x={x + 30} y={y + 54}>
            {props.name}
          </text>
        </>
      }
    >
      <rect
        class={props.ghost ? css.ghost : css.ground}
        x={x + 0.6}
        y={y + 0.6}
        width="58.8"
        height="58.8"
        rx="3"
      />
    </Show>
  );
}

const Halo = (props: { line: DrawnLine }) => (
  <path class={css.halo} data-c={props.line.colour} d={linePath(props.line.passes)} />
);

/** Where a line that is still open looks out of its last tile. */
function OpenEnd(props: { line: DrawnLine }) {
  const end = () => {
    const { line } = props;
    return line.end.at === "open" && line.passes.length > 0 ? line.end : null;
  };
  return (
    <Show when={end()}>
      {(end) => {
        const place = () => {
          const [x, y] = corner(end().cell);
          const [px, py] = PORTS[2 * end().side]!;
          return [x + px, y + py] as const;
        };
        const to = (out: number) => {
          const [x, y] = place();
          const [ux, uy] = OUT[end().side]!;
          return `${x + ux * out} ${y + uy * out}`;
        };
        const dot = () => to(-7).split(" ");
        return (
          <g class={props.line.look === "lit" ? css.endLit : css.end} data-c={props.line.colour}>
            <path class={css.endKey} d={`M${to(0)}L${to(-5)}`} />
            <path class={css.endColour} d={`M${to(1)}L${to(-5)}`} />
            <circle cx={dot()[0]} cy={dot()[1]} r={props.line.look === "lit" ? "6.4" : "5.2"} />
          </g>
        );
      }}
    </Show>
  );
}

/** Round the tile that was laid last; it settles there anew with each, and not with each look. */
function LastMark(props: { cell: Cell | null }) {
  const cell = createMemo(() => props.cell);
  const at = createMemo(() => {
    const last = cell();
    return last !== null && corner(last);
  });
  return (
    <Show when={at()} keyed>
      {([x, y]) => (
        <g transform={`translate(${x} ${y})`}>
          <path class={css.last} d="M2 11V2h9M49 2h9v9M58 49v9h-9M11 58h-9v-9" />
        </g>
      )}
    </Show>
  );
}

/** A dot in the corner of a tile that lies there since the last look. */
const FreshMark = (props: { cell: Cell }) => (
  <circle
    class={css.fresh}
    data-fresh=""
    cx={corner(props.cell)[0] + 52}
    cy={corner(props.cell)[1] + 8}
    r="4.6"
  />
);

/** A frame round the cell that the log points at. */
function Marked(props: { cell: Cell }) {
  const [x, y] = corner(props.cell);
  return (
    <g data-marked={props.cell}>
      <rect class={css.markedCasing} x={x - 3} y={y - 3} width="66" height="66" rx="6" />
      <rect class={css.marked} x={x - 3} y={y - 3} width="66" height="66" rx="6" />
    </g>
  );
}

function GhostRim(props: { cell: Cell; tried: boolean }) {
  const at = () => corner(props.cell);
  return (
    <rect
      class={props.tried ? css.rimTried : css.rim}
      x={at()[0] - 1}
      y={at()[1] - 1}
      width="62"
      height="62"
      rx="5"
    />
  );
}

function Badge(props: { text: string; tried: boolean; place: { x: number; y: number } }) {
  const width = () => 20 + 10 * props.text.length;
  // Several companies' points are long; none of them may leave the map.
  const x = () => {
    const room = 8 * CELL + RING - width() / 2;
    return Math.min(Math.max(props.place.x, 8 * CELL - room), room);
  };
  return (
    <g
      class={props.tried ? css.badgeTried : css.badge}
      transform={`translate(${x()} ${props.place.y})`}
    >
      <rect x={-width() / 2} y="-13" width={width()} height="26" rx="13" />
      <text y="6.6">{props.text}</text>
    </g>
  );
}

function Tag(props: { tag: { cell: Cell; text: readonly [string, string] } }) {
  // Near a border the note moves in, so that none of it is cut off.
  const at = () => {
    const [x, y] = corner(props.tag.cell);
    return { x: Math.min(Math.max(x + 30, 42), 438), y: Math.min(y + 38, 458) };
  };
  return (
    <g class={css.tag} transform={`translate(${at().x} ${at().y})`}>
      <rect x="-44" y="-19" width="88" height="38" rx="4" />
      <text y="-3">{props.tag.text[0]}</text>
      <text class={css.tagSub} y="12">
        {props.tag.text[1]}
      </text>
    </g>
  );
}
