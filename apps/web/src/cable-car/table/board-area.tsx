import {
  type Cell,
  cellName,
  isPowerStation,
  type MoveFaultCode,
  type Station,
} from "@endstation/engine";
import { createMemo, createSignal, For } from "solid-js";
import { t } from "../../i18n/language.ts";
import { settings } from "../../settings/settings.ts";
import { part } from "../../ui/later.tsx";
import { Board } from "../board/board.tsx";
import type { Overlay } from "../board/overlay.tsx";
import type { BoardContent } from "../board/scene.ts";
import {
  describeCell,
  describeStation,
  effect,
  lineEnd,
  promise,
  type Telling,
} from "../describe.ts";
import type { Happening } from "../model/story.ts";
import css from "./board-area.module.css";
import { Grid, type GridHandle } from "./grid.tsx";
import type { Hit } from "./hit.ts";
import type { Run } from "./runs.ts";
import type { Spot } from "./spots.ts";
import { changedStations, type Turn } from "./turn.ts";

const Runner = part(() => import("./runner.tsx"), "aside");

/** The board of a table: the drawing, the grid over it, and the cars that run home. */
export function BoardArea(props: {
  turn: Turn;
  telling: Telling;
  compact: boolean;
  last: Cell | null;
  /** The cells on which tiles were laid since this device last looked. */
  fresh: readonly Cell[];
  followed: Station | null;
  /** What the log points at. */
  marked?: Happening | null;
  runs: readonly Run[];
  onRan: (run: Run) => void;
  onFollow: (station: Station) => void;
  onConfirm: () => void;
  onExplain: (code: MoveFaultCode) => void;
  grid: (handle: GridHandle) => void;
}) {
  void Runner.preload();
  const [pointed, setPointed] = createSignal<Station | null>(null);
  const board = () => props.turn.board();
  const shown = () => pointed() ?? props.followed;
  const line = createMemo(() => board().lines.find(({ station }) => station === shown()));

  const content = createMemo((): BoardContent => {
    const lit = new Set(changedStations(props.turn));
    const followed = line();
    if (followed) lit.add(followed.station);
    if (props.marked?.type === "laying") {
      for (const { station } of props.marked.closed) lit.add(station);
    }
    return {
      tiles: board().tiles,
      lines: board().lines.map((one) => ({
        ...one,
        colour: props.telling.cars[one.owner!]!,
        home: one.end.at !== "open",
      })),
      lit,
      running: new Set(props.runs.map((run) => run.line.station)),
      final: false,
    };
  });

  const tag = createMemo((): Overlay["tag"] => {
    const followed = line();
    const end = followed?.passes.at(-1);
    if (!followed || !end) return null;
    const cell = followed.end.at === "open" ? followed.end.cell : end.cell;
    return {
      cell,
      text: [t().cableCar.tiles(followed.passes.length), lineEnd(t(), followed.end)],
    };
  });

  const overlay = createMemo((): Overlay => {
    const ghost = props.turn.ghost();
    const badge = promise(props.telling, props.turn.changes());
    return {
      legal: props.turn.legal(),
      ghost: ghost && { cell: ghost.cell, badge, tried: props.turn.tries() },
      last: props.last,
      fresh: props.fresh,
      marked: props.marked?.type === "laying" ? props.marked.cell : null,
      tag: tag(),
    };
  });

  function describe(spot: Spot): string {
    const { lines, tiles } = board();
    if (spot.kind === "station") {
      const own = lines.find((one) => one.station === spot.station);
      return describeStation(props.telling, spot.station, own);
    }
    const { cell } = spot;
    const why = tiles[cell] === null && !isPowerStation(cell) ? props.turn.whyNot(cell) : null;
    const ghost = props.turn.ghost()?.cell === cell;
    return describeCell(props.telling, {
      cell,
      code: tiles[cell]!,
      lines: lines.filter((one) => one.passes.some((pass) => pass.cell === cell)),
      last: props.last === cell,
      fresh: props.fresh.includes(cell),
      power: isPowerStation(cell),
      tries: props.turn.tries(),
      use: { legal: props.turn.legal()[cell]!, why: why && (t().faults[why] ?? null) },
      preview: ghost ? props.turn.changes().map((one) => effect(props.telling, one)) : null,
    });
  }

  function meant(hit: Hit, means: "pointer" | "key") {
    if (hit.kind === "line") return props.onFollow(hit.station);
    if (hit.kind === "aim") {
      if (props.turn.ghost()?.cell !== hit.cell) return props.turn.aim(hit.cell);
      // Enter is no accident.
      const lays = means === "key" || settings().laying === "tap";
      return lays ? props.onConfirm() : undefined;
    }
    const why = props.turn.whyNot(hit.cell);
    const passing = board().lines.filter((one) =>
      one.passes.some((pass) => pass.cell === hit.cell),
    );
    const next = passing.findIndex((one) => one.station === props.followed) + 1;
    const line = passing[next] ?? passing[0];
    if (line) props.onFollow(line.station);
    else if (why) props.onExplain(why);
  }

  return (
    <div class={css.board} data-area="board">
      <Grid
        label={t().cableCar.board}
        compact={props.compact}
        lines={board().lines}
        tiles={board().tiles}
        legal={props.turn.legal()}
        describe={describe}
        onHit={meant}
        onPoint={setPointed}
        ref={props.grid}
      >
        <Board content={content()} overlay={overlay()} compact={props.compact} cellName={cellName}>
          <For each={props.runs}>
            {(run) => (
              <Runner
                run={run}
                colour={props.telling.cars[run.line.owner]!}
                compact={props.compact}
                onDone={() => props.onRan(run)}
              />
            )}
          </For>
        </Board>
      </Grid>
    </div>
  );
}
