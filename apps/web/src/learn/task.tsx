import { createEffect, createSignal, For, Show } from "solid-js";
import type { BookName } from "../i18n/books.ts";
import type { LearnWords } from "../i18n/learn.ts";
import { CloseIcon } from "../ui/more-icons.tsx";
import type { Verdict } from "./lesson.ts";
import { isLearnt } from "./progress.ts";
import { said, sayable } from "./said.ts";
import css from "./task.module.css";

/** What a step says and asks, and what came of the last try. */
export function Task(props: {
  game: BookName;
  /** The ids of the lesson's steps. */
  ids: readonly string[];
  index: number;
  words: LearnWords;
  verdict: Verdict | null;
}) {
  const lesson = () => props.words.lessons[props.game];
  const step = () => lesson().steps[props.ids[props.index]!]!;
  /** What was said, and has been put away for what lies under it. */
  const [away, setAway] = createSignal<Verdict | null>(null);
  const text = () => (props.verdict === away() ? "" : said(step(), props.verdict));
  let told!: HTMLParagraphElement;
  let sentence!: HTMLParagraphElement;
  // On a phone the board may have been scrolled to: what is said of a try must be in sight.
  createEffect(() => {
    if (text()) sentence.scrollIntoView?.({ block: "nearest" });
  });
  function goBack() {
    setAway(props.verdict);
    // The button has gone.
    told.focus();
  }
  return (
    <section class={css.task} data-area="task">
      <nav aria-label={props.words.steps}>
        <ol class={css.steps}>
          <For each={props.ids}>
            {(id, i) => (
              <li data-learnt={isLearnt(props.game, id) ? "" : undefined}>
                <a
                  href={`/learn/${props.game}/${i() + 1}`}
                  aria-current={i() === props.index ? "step" : undefined}
                >
                  <span class="sr">
                    {props.words.step(i() + 1, props.ids.length)}: {lesson().steps[id]!.title}
                    <Show when={isLearnt(props.game, id)}>, {props.words.learnt}</Show>
                  </span>
                </a>
              </li>
            )}
          </For>
        </ol>
      </nav>
      <p class={css.lesson}>{lesson().title}</p>
      <h1>{step().title}</h1>
      <div class={css.words}>
        <p ref={told} class={css.text} tabindex="-1">
          {step().text}
        </p>
        <p class={css.ask}>{step().ask}</p>
        <div class={css.answer}>
          {/* Room for the longest, so that nothing moves when something is said. */}
          <For each={sayable(step())}>
            {(one) => (
              <p class={css.room} aria-hidden="true">
                {one}
              </p>
            )}
          </For>
          <p ref={sentence} class={css.said} role="status" data-kind={props.verdict?.kind}>
            {text()}
          </p>
          <Show when={text()}>
            <button
              type="button"
              class={css.back}
              aria-label={props.words.back}
              title={props.words.back}
              onClick={goBack}
            >
              <CloseIcon />
            </button>
          </Show>
        </div>
      </div>
    </section>
  );
}
