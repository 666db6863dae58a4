import type { LineColour } from "@endstation/engine";
import drawing from "./drawing.module.css";
import { NUMERALS } from "./pictures.ts";
import { Bullet } from "./pieces.tsx";

/** A colour's sign as a picture of its own; `size` in pixels. */
export function Sign(props: { colour: LineColour; size: number }) {
  return (
    <svg
      class={drawing.drawing}
      width={props.size}
      height={props.size}
      viewBox={`0 0 ${props.size} ${props.size}`}
      aria-hidden="true"
    >
      <Bullet
        x={props.size / 2}
        y={props.size / 2}
        radius={props.size / 2 - 0.75}
        colour={props.colour}
        sign={NUMERALS[props.colour]}
      />
    </svg>
  );
}
