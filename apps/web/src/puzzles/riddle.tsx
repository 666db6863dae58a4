import { PUZZLES, type Puzzle } from "@endstation/bots/puzzles";
import { makeMove, packMove, type Station } from "@endstation/engine";
import { createEffect, createMemo, createSignal, onCleanup, Show } from "solid-js";
import { effect } from "../cable-car/describe.ts";
import stage from "../cable-car/learn/stage.module.css";
import { Standing } from "../cable-car/learn/standing.tsx";
import { Actions } from "../cable-car/table/actions.tsx";
import { BoardArea } from "../cable-car/table/board-area.tsx";
import Effects from "../cable-car/table/effects.tsx";
import Followed from "../cable-car/table/followed.tsx";
import type { GridHandle } from "../cable-car/table/grid.tsx";
import { Hand } from "../cable-car/table/hand.tsx";
import hand from "../cable-car/table/hand-area.module.css";
import { nextOpen } from "../cable-car/table/next-open.ts";
import { t } from "../i18n/language.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { inDialog } from "../ui/in-dialog.ts";
import { createCompact } from "../ui/media.ts";
import { StageBar } from "../ui/stage-bar.tsx";
import { Toast } from "../ui/toast.tsx";
import { keepAnswer } from "./kept-answers.ts";
import { Picker } from "./picker.tsx";
import css from "./riddle.module.css";
import { createRiddle } from "./riddle-model.ts";
import { Verdict } from "./verdict.tsx";

/** One puzzle: the board as at a table, and after the answer what every move promises. */
export function Riddle(props: { puzzle: Puzzle; index: number; today: number }) {
  const compact = createCompact();
  const words = () => t().puzzles;
  const riddle = createRiddle(props.puzzle, (move) => keepAnswer(props.index, move));
  const { turn, telling, answer } = riddle;
  const [followed, setFollowed] = createSignal<Station | null>(null);
  const [notice, setNotice] = createSignal("");
  let grid: GridHandle | undefined;
  let verdict: HTMLElement | undefined;

  const line = createMemo(() => turn.board().lines.find(({ station }) => station === followed()));
  const effects = createMemo(() => turn.changes().map((one) => effect(telling(), one)));
  const follow = (station: Station | null) => setFollowed(station === followed() ? null : station);
  // The line that was followed gives way to the preview.
  createEffect(() => turn.ghost() && setFollowed(null));

  const shown = () => {
    const ghost = turn.ghost();
    if (ghost) return makeMove(packMove(ghost));
    return turn.chosen() === "stack" ? "draw" : null;
  };
  async function confirm() {
    if (answer() !== null) return;
    await turn.confirm();
    // The button that was pressed has gone; what is to be read now stands here.
    verdict?.focus();
  }
  function again() {
    riddle.again();
    grid?.focus();
  }
  const next = () => (props.index + 1) % PUZZLES.length;

  const keyDown = (event: KeyboardEvent) => {
    if (inDialog(event.target)) return;
    if (event.key === "Escape" && answer() === null) turn.takeBack();
  };
  document.addEventListener("keydown", keyDown);
  onCleanup(() => document.removeEventListener("keydown", keyDown));

  return (
    <main class={`${stage.stage} ${css.riddle}`}>
      <StageBar rules="/rules/cable-car" />
      <section class={css.task} data-area="task">
        <p class={css.day}>{props.index === props.today ? words().today : ""}</p>
        <h1>{words().title(props.index + 1)}</h1>
        <p>{words().task}</p>
        <Standing position={turn.position()} telling={telling()} />
      </section>
      <BoardArea
        turn={turn}
        telling={telling()}
        compact={compact()}
        last={riddle.lastCell}
        fresh={[]}
        followed={followed()}
        runs={[]}
        onRan={() => {}}
        onFollow={follow}
        onConfirm={confirm}
        onExplain={(code) => setNotice(t().faults[code] ?? "")}
        grid={(handle) => {
          grid = handle;
        }}
      />
      <section class={hand.hand} data-area="hand" aria-label={t().cableCar.hand}>
        <Hand turn={turn} />
        <Show
          when={line()}
          fallback={
            <Show when={turn.ghost()}>
              <Effects effects={effects()} telling={telling()} label={t().cableCar.effects} />
            </Show>
          }
        >
          {(line) => <Followed line={line()} telling={telling()} />}
        </Show>
      </section>
      <Show
        when={answer() !== null}
        fallback={
          <Actions
            turn={turn}
            telling={telling()}
            pending={false}
            following={line() !== undefined}
            back={0}
            onUndo={() => {}}
            onConfirm={confirm}
            onNext={() =>
              follow(nextOpen(turn.board().lines, followed(), telling().me)?.station ?? null)
            }
            onBack={() => follow(null)}
          />
        }
      >
        <div class={css.done} data-actions="">
          <Button onClick={again}>{words().again}</Button>
          <a class={buttonClass("main")} href={`/puzzles/${next() + 1}`}>
            {words().next}
          </a>
        </div>
      </Show>
      <section class={stage.more}>
        <Show when={answer()}>
          {(answer) => (
            <Verdict
              puzzle={props.puzzle}
              answer={answer()}
              shown={shown()}
              onShow={turn.suggest}
              ref={(heading) => {
                verdict = heading;
              }}
            />
          )}
        </Show>
        <p class={css.about}>{words().about}</p>
        <Picker index={props.index} today={props.today} />
      </section>
      <Toast text={notice()} about={turn.position()} onGone={() => setNotice("")} />
    </main>
  );
}
