import { type Component, createEffect, createSignal, Show } from "solid-js";
import type { BookName } from "../i18n/books.ts";
import { language, t } from "../i18n/language.ts";
import { loadBook, type RuleBook } from "../i18n/rules.ts";
import { buttonClass } from "../ui/button.tsx";
import { part } from "../ui/later.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import { Book } from "./book.tsx";
import { BookSwitch } from "./book-switch.tsx";
import type { ExampleProps } from "./fact.tsx";
import css from "./rules.module.css";

const TileExample = part(() => import("../cable-car/rules/example.tsx"));
const MarketExample = part(() => import("../cable-car/companies/rules/example.tsx"));
const TramExample = part(() => import("../trambahn/rules/rule-example.tsx"));

/** What is drawn after a rule, by the game whose rules know it. */
const EXAMPLES: Readonly<Record<BookName, Component<ExampleProps>>> = {
  "cable-car": TileExample,
  companies: MarketExample,
  trambahn: TramExample,
};

/** The rules of a game, with the points on which we had to decide marked as ours. */
export default function BookPage(props: { name: BookName }) {
  const from = new URLSearchParams(location.search).get("match");
  /** The match that one has come from, if any. */
  const match = () => (/^[\w-]{32}$/.test(from ?? "") ? from : null);
  const [book, setBook] = createSignal<RuleBook>();
  createEffect(() => {
    loadBook(props.name, language()).then(setBook);
  });
  useTitle(() => `${book()?.title ?? t().common.rules}, Endstation`);
  return (
    <Page rules={`/rules/${props.name}`}>
      <main class={css.rules} translate="yes">
        <BookSwitch open={props.name} match={match()} />
        <Show when={match()}>
          {(id) => (
            <a class={buttonClass("plain")} href={`/g/${id()}`}>
              {t().common.toMatch}
            </a>
          )}
        </Show>
        <a class={buttonClass("plain")} href={`/learn/${props.name}`}>
          {t().common.learn}
        </a>
        <Show when={book()}>
          {(book) => (
            <Book
              book={book()}
              figure={({ id, shows }) => {
                const Figure = EXAMPLES[props.name];
                return <Figure rule={id} shows={shows} />;
              }}
            />
          )}
        </Show>
      </main>
    </Page>
  );
}
