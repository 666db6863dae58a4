import type { Colour } from "@endstation/match";
import { type Component, type ParentComponent, Show } from "solid-js";
import type { PlayProps } from "../games.ts";
import type { BookName } from "../i18n/books.ts";
import { type Attempt, createAttempt } from "./attempt.ts";
import type { Lesson } from "./lesson.ts";
import { Onward, Skip } from "./onward.tsx";
import { keepLearnt } from "./progress.ts";
import type { StageProps } from "./said.ts";
import { shellOf } from "./shell.ts";
import { Task } from "./task.tsx";

/** One step of a lesson: what is tried in it, and the parts that stand at every game's table. */
export interface TableStep<Position> {
  readonly id: string;
  readonly attempt: Attempt<Position>;
  /** What the game's table takes for a match. */
  readonly shell: PlayProps;
  /** What the lesson is called. */
  name(): string;
  /** The address of the game's rules. */
  readonly rules: string;
  /** What the step says and asks. */
  readonly Task: Component;
  /** What there is to do, as children; once the step is done, the way on. */
  readonly Act: ParentComponent<{ onAgain: () => void }>;
  /** The way past the step. */
  readonly Skip: Component;
}

/** Begins the step that a stage is given. `colours` are the sides', by seat. */
export function createStep<Position>(
  props: StageProps,
  setting: {
    readonly game: BookName;
    readonly lesson: Lesson<Position>;
    readonly colours: readonly Colour[];
  },
): TableStep<Position> {
  const { game, lesson, colours } = setting;
  const ids = lesson.steps.map(({ id }) => id);
  const step = lesson.steps[props.index]!;
  const attempt = createAttempt(lesson, step, () => keepLearnt(game, step.id));
  return {
    id: step.id,
    attempt,
    shell: shellOf(attempt, lesson.seat, { words: () => props.words, colours }),
    name: () => props.words.lessons[game].title,
    rules: `/rules/${game}`,
    Task: () => (
      <Task
        game={game}
        ids={ids}
        index={props.index}
        words={props.words}
        verdict={attempt.verdict()}
      />
    ),
    Act: (act) => (
      <Show
        when={!attempt.done()}
        fallback={
          <Onward
            game={game}
            index={props.index}
            count={ids.length}
            words={props.words}
            onAgain={act.onAgain}
          />
        }
      >
        {act.children}
      </Show>
    ),
    Skip: () => <Skip game={game} index={props.index} count={ids.length} words={props.words} />,
  };
}
