import { For } from "solid-js";
import css from "./facts.module.css";

/** Facts by their names, one in a line. */
export const Facts = (props: { rows: readonly (readonly [name: string, value: string])[] }) => (
  <dl class={css.facts}>
    <For each={props.rows}>
      {([name, value]) => (
        <>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </>
      )}
    </For>
  </dl>
);
