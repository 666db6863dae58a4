import { createSignal, For, type JSX, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import disclosure from "../ui/disclosure.module.css";
import css from "./example-box.module.css";

/** What the rules say to a move that is tried out. */
export interface Answer {
  readonly allowed: boolean;
  /** What the move brings about, or why it is refused. */
  readonly sentence: string;
}

/** An example that is drawn when it is opened. */
export function Example(props: { rule: string; children: JSX.Element }) {
  const [open, setOpen] = createSignal(false);
  return (
    <details
      class={css.example}
      data-example={props.rule}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary class={disclosure.summary}>
        {t().common.example} <span class="sr">{props.rule}</span>
      </summary>
      <Show when={open()}>{props.children}</Show>
    </details>
  );
}

/** Moves to try, what the chosen one does, and what the rules say to it. */
export function Tries(props: {
  labels: readonly string[];
  chosen: number;
  answer: Answer;
  onChoose: (index: number) => void;
  children: JSX.Element;
}) {
  /** The same move in several positions is told apart by its number. */
  const name = (label: string, index: number) =>
    props.labels.filter((other) => other === label).length > 1 ? `${index + 1}: ${label}` : label;
  return (
    <>
      <fieldset class={css.tries}>
        <legend class="sr">{t().common.tryMoves}</legend>
        <For each={props.labels}>
          {(label, i) => (
            <button
              type="button"
              aria-pressed={props.chosen === i()}
              onClick={() => props.onChoose(i())}
            >
              {name(label, i())}
            </button>
          )}
        </For>
      </fieldset>
      {props.children}
      <p class={css.answer} role="status" data-allowed={props.answer.allowed ? "" : undefined}>
        <b>{props.answer.allowed ? t().common.allowed : t().common.refused}</b>{" "}
        {props.answer.sentence}
      </p>
    </>
  );
}
