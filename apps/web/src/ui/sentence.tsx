import { For, type JSX, Match, Switch } from "solid-js";
import type { Part, Slot } from "../i18n/phrase.ts";
import css from "./sentence.module.css";

/** A sentence with its people and stressed words, and what a game draws in it. */
export function Sentence(props: {
  parts: readonly Part[];
  /** Whether names stand out as much as stressed words. */
  bold?: boolean;
  /** A picture in the place of a mark or a tile. */
  draw: (slot: Slot) => JSX.Element;
}) {
  return (
    <For each={props.parts}>
      {(part) =>
        typeof part === "string" ? (
          part
        ) : (
          <Switch fallback={props.draw(part)}>
            <Match when={part.kind === "person"}>
              <bdi class={props.bold ? css.strong : css.person}>{part.text}</bdi>
            </Match>
            <Match when={part.kind === "strong"}>
              <b class={part.data === "bad" ? css.bad : css.strong}>{part.text}</b>
            </Match>
          </Switch>
        )
      }
    </For>
  );
}
