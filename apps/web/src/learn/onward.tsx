import { onMount, Show } from "solid-js";
import type { BookName } from "../i18n/books.ts";
import type { LearnWords } from "../i18n/learn.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import css from "./onward.module.css";

/** After a step: on to the next, or once more; after the last to a game or its rules. */
export function Onward(props: {
  game: BookName;
  index: number;
  /** How many steps there are. */
  count: number;
  words: LearnWords;
  onAgain: () => void;
}) {
  const last = () => props.index === props.count - 1;
  let bar!: HTMLDivElement;
  // The button that was pressed has gone, and the browser notices with the next frame.
  onMount(() =>
    requestAnimationFrame(() => {
      const links = bar.querySelectorAll("a");
      if (document.activeElement === document.body) links[links.length - 1]?.focus();
    }),
  );
  return (
    <div ref={bar} class={css.onward} data-actions="">
      <Button onClick={props.onAgain}>{props.words.again}</Button>
      <Show
        when={last()}
        fallback={
          <a class={buttonClass("main")} href={`/learn/${props.game}/${props.index + 2}`}>
            {props.words.next}
          </a>
        }
      >
        <a class={buttonClass("plain")} href={`/rules/${props.game}`}>
          {props.words.rules}
        </a>
        <a class={buttonClass("main")} href="/">
          {props.words.play}
        </a>
      </Show>
    </div>
  );
}

/** The way past a step that one does not want to take. */
export function Skip(props: { game: BookName; index: number; count: number; words: LearnWords }) {
  const next = () =>
    props.index === props.count - 1
      ? `/rules/${props.game}`
      : `/learn/${props.game}/${props.index + 2}`;
  return (
    <a class={css.skip} href={next()}>
      {props.words.skip}
    </a>
  );
}
