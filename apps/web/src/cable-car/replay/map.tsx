import { cellName, type Position } from "@endstation/engine";
import { createMemo, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { SceneProps } from "../../replay/game-replay.ts";
import { createCompact } from "../../ui/media.ts";
import { Board } from "../board/board.tsx";
import type { Overlay } from "../board/overlay.tsx";
import type { BoardContent } from "../board/scene.ts";
import type { Telling } from "../describe.ts";
import { readBoard } from "../model/read.ts";
import { Marks } from "./marks.tsx";
import { lastCell } from "./open.ts";
import css from "./scene.module.css";

const NONE: readonly boolean[] = [];

/** The map of a recorded game at one position. */
export function RecordedMap(props: { scene: SceneProps; position: Position; telling: Telling }) {
  const compact = createCompact();
  const content = createMemo((): BoardContent => {
    const { tiles, lines } = readBoard(props.position, null);
    return {
      tiles,
      lines: lines.map((line) => ({
        ...line,
        colour: props.telling.cars[line.owner!]!,
        home: line.end.at !== "open",
      })),
      lit: new Set(),
      running: new Set(),
      final: props.position.over && props.scene.marked === null,
    };
  });
  const overlay = createMemo((): Overlay => {
    const last = props.scene.marked === null ? lastCell(props.position) : null;
    return { legal: NONE, ghost: null, last, fresh: [], tag: null };
  });
  return (
    <div class={css.map} role="img" aria-label={t().replay.boardAfter(props.scene.ply)}>
      <Board content={content()} overlay={overlay()} compact={compact()} cellName={cellName}>
        <Show when={props.scene.marked}>{(marked) => <Marks marked={marked()} />}</Show>
      </Board>
    </div>
  );
}
