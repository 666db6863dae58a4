import { createEffect, createSignal, Show } from "solid-js";
import { language } from "../i18n/language.ts";
import { cableCarBook, type RuleBook } from "../i18n/rules.ts";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { Book } from "./book.tsx";
import css from "./rules.module.css";

/** The rules of Cable Car, with the points on which we had to decide marked as ours. */
export default function CableCarRules() {
  const [book, setBook] = createSignal<RuleBook>();
  createEffect(() => {
    cableCarBook(language()).then(setBook);
  });
  useTitle(() => `${book()?.title ?? "Cable Car"}, Endstation`);
  return (
    <Page>
      <main class={css.rules}>
        <Show when={book()}>{(book) => <Book book={book()} />}</Show>
      </main>
    </Page>
  );
}
