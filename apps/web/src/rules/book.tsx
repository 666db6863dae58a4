import type { RuleId } from "@endstation/engine";
import { For, type JSX, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import type { RuleBook, RuleText } from "../i18n/rules.ts";
import css from "./rules.module.css";

/** A book of rules: its sections as stops of a line, our rulings marked. */
export function Book(props: {
  book: RuleBook;
  /** What is drawn after a rule, the first time that it is told. */
  figure?: (rule: RuleText) => JSX.Element;
}) {
  const firstOf = (id: RuleId) =>
    props.book.sections.flatMap(({ rules }) => rules).find((rule) => rule.id === id);
  return (
    <>
      <header>
        <h1 class={css.title}>{props.book.title}</h1>
        <p class={css.unofficial}>{props.book.unofficial}</p>
        <p class={css.lead}>{props.book.lead}</p>
        <div class={css.short}>
          <h2>{props.book.short.title}</h2>
          <ol>
            <For each={props.book.short.points}>{(point) => <li>{point}</li>}</For>
          </ol>
        </div>
        <p class={css.legend}>
          <Show when={props.book.sections.some(({ rules }) => rules.some(({ ruling }) => ruling))}>
            <span class={css.sign}>{props.book.rulingLabel}</span> {t().common.rulingNote}{" "}
          </Show>
          {t().common.ruleIds}
        </p>
      </header>
      <ol class={css.line}>
        <For each={props.book.sections}>
          {(section) => (
            <li class={css.section}>
              <h2>{section.title}</h2>
              <div>
                <For each={section.rules}>
                  {(rule) => (
                    <>
                      <p class={rule.ruling ? css.ruling : undefined}>
                        <Show when={rule.ruling}>
                          <span class={css.sign}>{props.book.rulingLabel}</span>
                        </Show>
                        <span>
                          {rule.text} <small>{rule.id}</small>
                        </span>
                      </p>
                      <Show when={firstOf(rule.id) === rule}>{props.figure?.(rule)}</Show>
                    </>
                  )}
                </For>
              </div>
            </li>
          )}
        </For>
      </ol>
      <p class={css.note}>{props.book.colourNote}</p>
    </>
  );
}
