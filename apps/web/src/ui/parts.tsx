import { For } from "solid-js";
import type { Part } from "../i18n/phrase.ts";

/** A sentence with names in it, each kept from turning the direction of the words around it. */
export const Parts = (props: { of: readonly Part[] }) => (
  <For each={props.of}>{(part) => (typeof part === "string" ? part : <bdi>{part.text}</bdi>)}</For>
);
