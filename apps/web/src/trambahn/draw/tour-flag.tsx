import type { Density } from "./density.ts";
import css from "./line.module.css";
import type { LinePicture } from "./pictures.ts";

/** The flag at the eighth place. `y` is the foot of its pole. */
export function TourFlag(props: {
  x: number;
  y: number;
  density: Density;
  state: LinePicture["tour"];
}) {
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
