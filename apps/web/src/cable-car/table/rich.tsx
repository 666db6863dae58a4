import type { Colour } from "@endstation/match";
import { Show } from "solid-js";
import type { Part, Slot } from "../../i18n/phrase.ts";
import { Mark } from "../../ui/mark.tsx";
import { Sentence } from "../../ui/sentence.tsx";
import { Tile } from "../board/tile.tsx";
import css from "./rich.module.css";

/** A sentence with its people, tiles and marks drawn. */
export const Rich = (props: { parts: readonly Part[] }) => (
  <Sentence parts={props.parts} draw={(slot) => <Drawn slot={slot} />} />
);

const Drawn = (props: { slot: Slot }) => (
  <Show
    when={props.slot.kind === "tile"}
    fallback={<Mark colour={props.slot.data as Colour} size={18} />}
  >
    <span class={css.tile}>
      <Tile code={props.slot.data!} />
      <span class="sr">{props.slot.text}</span>
    </span>
  </Show>
);
