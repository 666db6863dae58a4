import type { Colour } from "@endstation/match";
import { For, Match, Switch } from "solid-js";
import type { Part, Slot } from "../../i18n/phrase.ts";
import { Mark } from "../../ui/mark.tsx";
import { Tile } from "../board/tile.tsx";
import css from "./rich.module.css";

/** A sentence with its people, tiles and marks drawn. */
export function Rich(props: { parts: readonly Part[] }) {
  return (
    <For each={props.parts}>
      {(part) => (typeof part === "string" ? part : <Drawn slot={part} />)}
    </For>
  );
}

function Drawn(props: { slot: Slot }) {
  return (
    <Switch>
      <Match when={props.slot.kind === "person"}>
        <bdi class={css.person}>{props.slot.text}</bdi>
      </Match>
      <Match when={props.slot.kind === "strong"}>
        <b class={css.strong}>{props.slot.text}</b>
      </Match>
      <Match when={props.slot.kind === "mark"}>
        <Mark colour={props.slot.data as Colour} size={18} />
      </Match>
      <Match when={props.slot.kind === "tile"}>
        <span class={css.tile}>
          <Tile code={props.slot.data!} />
          <span class="sr">{props.slot.text}</span>
        </span>
      </Match>
    </Switch>
  );
}
