import type { Cell } from "@endstation/engine";
import { Show } from "solid-js";
import css from "./board.module.css";
import { corner } from "./geometry.ts";

/** What lies under the lines in a cell: its tile, or its name and whether a tile may lie there. */
export function CellGround(props: {
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
