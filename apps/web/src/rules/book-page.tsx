import { createEffect, createSignal, For, Show } from "solid-js";
import { language, t } from "../i18n/language.ts";
import { type BookName, loadBook, type RuleBook } from "../i18n/rules.ts";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import css from "./rules.module.css";

/** The rules of a game, with the points on which we had to decide marked as ours. */
export default function BookPage(props: { name: BookName }) {
  const [book, setBook] = createSignal<RuleBook>();
  createEffect(() => {
    loadBook(props.name, language()).then(setBook);
  });
  useTitle(() => `${book()?.title ?? t().common.rules}, Endstation`);
  return (
    <Page>
      <main class={css.rules}>
        <Show when={book()}>{(book) => <Book book={book()} />}</Show>
      </main>
    </Page>
  );
}

function Book(props: { book: RuleBook }) {
  return (
    <>
      <header class={css.head}>
        <h1>{props.book.title}</h1>
        <p class={css.unofficial}>{props.book.unofficial}</p>
        <p class={css.lead}>{props.book.lead}</p>
      </header>
      <ol class={css.line}>
        <For each={props.book.sections}>
          {(section) => (
            <li class={css.section}>
              <h2>{section.title}</h2>
              <For each={section.rules}>
                {(rule) => (
                  <p class={rule.ruling ? css.ruling : undefined}>
                    <Show when={rule.ruling}>
                      <span class={css.sign}>{props.book.rulingLabel}</span>
                    </Show>
                    <span>
                      {rule.text} <small>{rule.id}</small>
                    </span>
                  </p>
                )}
              </For>
            </li>
          )}
        </For>
      </ol>
      <p class={css.note}>{props.book.colourNote}</p>
    </>
  );
}
