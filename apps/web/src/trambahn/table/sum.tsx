import { For } from "solid-js";
import type { Part } from "../model/story.ts";
import css from "./sum.module.css";

/**
 * What one line scored, as it is reckoned: "(1 + 1 + 2 + 3) × 3". Where the style says that there
 * is little room (`--sum-stops: none` and `--sum-together: inline`), it is "7 × 3".
 */
export function Sum(props: { part: Part }) {
  const several = () => props.part.points.length > 1;
  return (
    <span class={css.sum}>
      <span class={css.stops}>
        <For each={props.part.points}>
          {(points, index) => (
            <>
              {index() > 0 ? " +\u00a0" : several() ? "(" : ""}
              <b>{points}</b>
            </>
          )}
        </For>
        {several() ? ")" : ""}
      </span>
      <b class={css.together}>{props.part.points.reduce((sum, points) => sum + points, 0)}</b>
      <b>
        {"\u00a0×\u00a0"}
        {props.part.factor}
      </b>
    </span>
  );
}
