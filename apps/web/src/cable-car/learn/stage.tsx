import { createEffect, untrack } from "solid-js";
import type { StageProps } from "../../learn/said.ts";
import { createStep } from "../../learn/step.tsx";
import { createPlay } from "../play.ts";
import { Actions } from "../table/actions.tsx";
import { createDesk } from "../table/desk.ts";
import { Frame } from "../table/frame.tsx";
import { HandArea } from "../table/hand-area.tsx";
import css from "./stage.module.css";
import { Standing } from "./standing.tsx";
import { lesson } from "./steps.ts";
import { watched } from "./watched.ts";

/** One step of Cable Car's lesson, at the game's own table. */
export default function Stage(props: StageProps) {
  const step = createStep(props, { game: "cable-car", lesson, colours: ["yellow", "blue"] });
  const { attempt, shell } = step;
  const play = createPlay(shell);
  const { turn, telling } = play;
  const desk = watched(
    createDesk(shell, play, {
      name: step.name,
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
      name={step.name()}
      rules={step.rules}
      onConfirm={desk.confirm}
      onExplain={(code) => attempt.attempt({ kind: "refused", code })}
    >
      <step.Task />
      <HandArea desk={desk} hint={desk.hint()} />
      <step.Act
        onAgain={() => {
          attempt.again();
          turn.takeBack();
        }}
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
      </step.Act>
      <section class={css.more}>
        <Standing position={attempt.position()} telling={telling()} />
        <step.Skip />
      </section>
    </Frame>
  );
}
