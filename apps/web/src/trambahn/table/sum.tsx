import { For } from "solid-js";
import type { Part } from "../model/story.ts";
import css from "./sum.module.css";

/** What one line scored, as it is reckoned: "(1 + 1 + 2 + 3) × 3". */
export function Sum(props: { part: Part }) {
  const several = () => props.part.points.length > 1;
  return (
    <span class={css.sum}>
      <For each={props.part.points}>
        {(points, index) => (
          <>
            {index() > 0 ? " + " : several() ? "(" : ""}
            <b>{points}</b>
          </>
        )}
      </For>
      {several() ? ") " : " "}
      <b>
        ×{"\u00a0"}
        {props.part.factor}
      </b>
    </span>
  );
}
