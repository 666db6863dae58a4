import { For } from "solid-js";
import { scenery } from "./scene.ts";
import css from "./tile.module.css";
import { TrackPiece } from "./track.tsx";

/** A tile by itself, as it lies: in the hand, in the log. Sized by its surroundings. */
export function Tile(props: { code: string }) {
  const pieces = () =>
    scenery({
      tiles: [props.code],
      lines: [],
      lit: new Set(),
      running: new Set(),
      final: false,
    })[0]!;
  return (
    <svg class={css.tile} viewBox="0 0 60 60" aria-hidden="true">
      <rect class={css.ground} width="60" height="60" rx="3" />
      <For each={pieces()}>{(piece) => <TrackPiece piece={piece} />}</For>
    </svg>
  );
}
