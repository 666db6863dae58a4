import type { LineColour } from "@endstation/engine";
import { For, Match, Switch } from "solid-js";
import type { Part, Slot } from "../../i18n/phrase.ts";
import { Sign } from "../draw/sign.tsx";
import css from "./rich.module.css";

/** A sentence with its people and signs drawn. */
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
        <b class={props.slot.data === "bad" ? css.bad : css.strong}>{props.slot.text}</b>
      </Match>
      <Match when={props.slot.kind === "mark"}>
        <span class={css.sign}>
          <Sign colour={props.slot.data as LineColour} size={18} />
        </span>
      </Match>
    </Switch>
  );
}
