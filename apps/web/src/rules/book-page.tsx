import { A, useSearchParams } from "@solidjs/router";
import { createEffect, createSignal, type JSX, lazy, Show } from "solid-js";
import { language, t } from "../i18n/language.ts";
import { type BookName, loadBook, type RuleBook } from "../i18n/rules.ts";
import { buttonClass } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { Book } from "./book.tsx";
import css from "./rules.module.css";

const LineExample = lazy(() => import("../trambahn/rules/example.tsx"));

/** What is drawn after a section of a book, by the id of the section's first rule. */
const FIGURES: Partial<Record<BookName, Readonly<Record<string, () => JSX.Element>>>> = {
  trambahn: { "TB-12": () => <LineExample /> },
};

/** The rules of a game, with the points on which we had to decide marked as ours. */
export default function BookPage(props: { name: BookName }) {
  const [search] = useSearchParams<{ match: string }>();
  /** The match that one has come from, if any. */
  const match = () => (/^[\w-]{32}$/.test(search.match ?? "") ? search.match : undefined);
  const [book, setBook] = createSignal<RuleBook>();
  createEffect(() => {
    loadBook(props.name, language()).then(setBook);
  });
  useTitle(() => `${book()?.title ?? t().common.rules}, Endstation`);
  return (
    <Page rules={`/rules/${props.name}`}>
      <main class={css.rules}>
        <Show when={match()}>
          {(id) => (
            <A class={buttonClass("plain")} href={`/g/${id()}`}>
              {t().common.toMatch}
            </A>
          )}
        </Show>
        <Show when={book()}>
          {(book) => <Book book={book()} figure={(id) => FIGURES[props.name]?.[id]?.()} />}
        </Show>
      </main>
    </Page>
  );
}
