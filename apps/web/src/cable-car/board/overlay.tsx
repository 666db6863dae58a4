import type { Cell } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { badgePlace } from "./badge.ts";
import css from "./board.module.css";
import { CELL, corner, RING } from "./geometry.ts";
import type { BoardContent } from "./scene.ts";

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

/** What is pointed out on the map: the last tile, new ones, the ghost, and notes. */
export function OverlayMarks(props: { overlay: Overlay | undefined; content: BoardContent }) {
  const ghost = () => props.overlay?.ghost ?? null;
  return (
    <>
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
    </>
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
