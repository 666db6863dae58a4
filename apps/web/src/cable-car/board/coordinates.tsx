import type { Cell } from "@endstation/engine";
import { For } from "solid-js";
import css from "./board.module.css";
import { CELL } from "./geometry.ts";

const FIRST_EIGHT = [0, 1, 2, 3, 4, 5, 6, 7] as const;

/**
 * The columns' letters along the first row and the rows' figures down the first column, for boards
 * too small for a name in every cell. They stand in corners of cells, within the quarter circle that
 * every tile leaves free of track: tiles and lines never cover them.
 */
export const Coordinates = (props: { cellName: (cell: Cell) => string }) => (
  <For each={FIRST_EIGHT}>
    {(at) => (
      <>
        <text class={css.coordinate} x={CELL * at + 2.6} y="11.4">
          {props.cellName(at as Cell)[0]}
        </text>
        <text class={css.coordinate} x="2.6" y={CELL * at + 57.2}>
          {props.cellName((8 * at) as Cell)[1]}
        </text>
      </>
    )}
  </For>
);
