import { For } from "solid-js";
import { GAME_ENTRIES } from "../games.ts";
import { BOOKS, type BookName } from "../i18n/books.ts";
import { t } from "../i18n/language.ts";
import css from "./book-switch.module.css";

/** The books of rules, the open one marked; whoever came from a match finds back from each. */
export function BookSwitch(props: { open: BookName; match: string | null }) {
  const from = () => (props.match === null ? "" : `?match=${props.match}`);
  return (
    <nav class={css.books} aria-label={t().common.rules}>
      <For each={BOOKS}>
        {(name) => (
          <a
            href={`/rules/${name}${from()}`}
            aria-current={name === props.open ? "page" : undefined}
          >
            {GAME_ENTRIES.find(({ rules }) => rules === `/rules/${name}`)!.name(t())}
          </a>
        )}
      </For>
    </nav>
  );
}
