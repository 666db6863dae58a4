import { Show } from "solid-js";
import css from "./board.module.css";
import { corner, linePath, OUT, PORTS } from "./geometry.ts";
import type { DrawnLine } from "./scene.ts";

/** The glow of a line that is pointed out. */
export const Halo = (props: { line: DrawnLine }) => (
  <path class={css.halo} data-c={props.line.colour} d={linePath(props.line.passes)} />
);

/** Where a line that is still open looks out of its last tile. */
export function OpenEnd(props: { line: DrawnLine }) {
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
