import { For, onCleanup, onMount } from "solid-js";
import { GAME_ENTRIES } from "../games.ts";
import type { BookName } from "../i18n/books.ts";
import { t } from "../i18n/language.ts";
import css from "./book-switch.module.css";

/** Whether the switch before, of the page that led to this one, had the keyboard's focus. */
let hadFocus = false;

/** The books of rules, the open one marked; whoever came from a match finds back from each. */
export function BookSwitch(props: { open: BookName; match: string | null }) {
  const from = () => (props.match === null ? "" : `?match=${props.match}`);
  let nav!: HTMLElement;
  // Each book is a page of its own, and its switch is built anew: the focus would be lost.
  onMount(() => {
    if (hadFocus) nav.querySelector<HTMLElement>("[aria-current]")?.focus();
    hadFocus = false;
  });
  onCleanup(() => {
    hadFocus = nav.contains(document.activeElement);
  });
  return (
    <nav ref={nav} class={css.books} aria-label={t().common.rules}>
      <For each={GAME_ENTRIES}>
        {({ rules, name }) => (
          <a
            href={`${rules}${from()}`}
            aria-current={rules === `/rules/${props.open}` ? "page" : undefined}
          >
            {name(t())}
          </a>
        )}
      </For>
    </nav>
  );
}
