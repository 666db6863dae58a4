import { createEffect, createSignal, Show } from "solid-js";
import { language } from "../i18n/language.ts";
import { type RuleBook, trambahnBook } from "../i18n/rules.ts";
import { Example } from "../trambahn/rules/example.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { Book } from "./book.tsx";
import css from "./rules.module.css";

/** The rules of Trambahn, with a line to try them on, and our rulings marked as ours. */
export default function TrambahnRules() {
  const [book, setBook] = createSignal<RuleBook>();
  createEffect(() => {
    trambahnBook(language()).then(setBook);
  });
  useTitle(() => `${book()?.title ?? "Trambahn"}, Endstation`);
  return (
    <Page rules="/rules/trambahn">
      <main class={css.rules}>
        <Show when={book()}>
          {(book) => (
            <Book book={book()} figure={(id) => (id === "TB-12" ? <Example /> : undefined)} />
          )}
        </Show>
      </main>
    </Page>
  );
}
