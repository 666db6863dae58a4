import { createEffect, createMemo, createSignal, lazy, onCleanup, Show } from "solid-js";
import type { PlayProps } from "../games.ts";
import { t } from "../i18n/language.ts";
import type { Telling } from "./describe.ts";
import { openPosition } from "./model/open.ts";
import { story } from "./model/story.ts";
import type { Run } from "./table/runs.ts";
import { TableScreen } from "./table/table.tsx";
import { createTurn } from "./table/turn.ts";

// With it come the check of the deal and its hashes, which nobody needs before the end.
const ResultScreen = lazy(() => import("./result/result.tsx"));

/** Cable Car: the table while it is played, and then the result. */
export default function Screen(props: PlayProps) {
  const position = createMemo(() => openPosition(props.table, props.seat));
  // A position of its own: telling the story takes it apart.
  const events = createMemo(() => story(openPosition(props.table, null)));
  const turn = createTurn(props, position);
  const [ran, setRan] = createSignal<ReadonlySet<Run>>(new Set());
  const telling = (): Telling => ({ words: t(), people: props.people, me: props.seat });

  // Cars run for a move that has just been made, not for those that were made before one came;
  // when moves pile up only the last is shown.
  const latest = createMemo((before: { count: number; runs: readonly Run[] } | undefined) => {
    const count = events().length;
    const last = events().at(-1);
    if (!before || count <= before.count || !last) return { count, runs: [] };
    const { lines } = turn.board();
    const runs = last.closed.map((line) => ({
      line,
      passes: lines.find(({ station }) => station === line.station)!.passes,
    }));
    return { count, runs };
  });
  const runs = createMemo(() => latest().runs.filter((run) => !ran().has(run)));

  createEffect(() => {
    if (position().over) props.onOver();
  });

  // Any touch and any key skips: input never waits for a car.
  const skip = () => runs().length > 0 && setRan(new Set(latest().runs));
  const listening = new AbortController();
  const { signal } = listening;
  document.addEventListener("pointerdown", skip, { capture: true, signal });
  document.addEventListener("keydown", skip, { capture: true, signal });
  onCleanup(() => listening.abort());

  return (
    <Show
      when={position().over && runs().length === 0}
      fallback={
        <TableScreen
          play={props}
          turn={turn}
          telling={telling()}
          events={events()}
          runs={runs()}
          onRan={(run) => setRan(new Set([...ran(), run]))}
        />
      }
    >
      <ResultScreen play={props} position={position()} telling={telling()} events={events()} />
    </Show>
  );
}
