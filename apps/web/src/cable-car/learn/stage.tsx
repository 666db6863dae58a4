import { createEffect, Show, untrack } from "solid-js";
import { createAttempt } from "../../learn/attempt.ts";
import { Onward, Skip } from "../../learn/onward.tsx";
import { keepLearnt } from "../../learn/progress.ts";
import type { StageProps } from "../../learn/said.ts";
import { shellOf } from "../../learn/shell.ts";
import { Task } from "../../learn/task.tsx";
import { createPlay } from "../play.ts";
import { Actions } from "../table/actions.tsx";
import { createDesk } from "../table/desk.ts";
import { Frame } from "../table/frame.tsx";
import { HandArea } from "../table/hand-area.tsx";
import css from "./stage.module.css";
import { Standing } from "./standing.tsx";
import { lesson } from "./steps.ts";
import { watched } from "./watched.ts";

const GAME = "cable-car";
const IDS = lesson.steps.map(({ id }) => id);

/** One step of Cable Car's lesson, at the game's own table. */
export default function Stage(props: StageProps) {
  const step = lesson.steps[props.index]!;
  const attempt = createAttempt(lesson, step, () => keepLearnt(GAME, step.id));
  const shell = shellOf(attempt, lesson.seat, {
    words: () => props.words,
    colours: ["yellow", "blue"],
  });
  const play = createPlay(shell);
  const { turn, telling } = play;
  const desk = watched(
    createDesk(shell, play, {
      name: () => props.words.lessons[GAME].title,
      confirm: turn.confirm,
      takeBack: turn.takeBack,
      suggest: turn.suggest,
    }),
    attempt,
  );
  createEffect(() => {
    if (turn.ghost()) untrack(() => attempt.attempt({ kind: "aim" }));
  });
  return (
    <Frame
      desk={desk}
      class={css.stage!}
      name={props.words.lessons[GAME].title}
      rules={`/rules/${GAME}`}
      onConfirm={desk.confirm}
      onExplain={(code) => attempt.attempt({ kind: "refused", code })}
    >
      <Task
        game={GAME}
        ids={IDS}
        index={props.index}
        words={props.words}
        verdict={attempt.verdict()}
      />
      <HandArea desk={desk} hint={desk.hint()} />
      <Show
        when={!attempt.done()}
        fallback={
          <Onward
            game={GAME}
            index={props.index}
            count={IDS.length}
            words={props.words}
            onAgain={() => {
              attempt.again();
              turn.takeBack();
            }}
          />
        }
      >
        <Actions
          turn={turn}
          telling={telling()}
          pending={false}
          following={desk.followed() !== undefined}
          back={0}
          onUndo={() => {}}
          onConfirm={desk.confirm}
          onNext={desk.followNext}
          onBack={() => desk.follow(null)}
        />
      </Show>
      <section class={css.more}>
        <Standing position={attempt.position()} telling={telling()} />
        <Skip game={GAME} index={props.index} count={IDS.length} words={props.words} />
      </section>
    </Frame>
  );
}
