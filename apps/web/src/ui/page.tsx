import { For, type JSX } from "solid-js";
import { choose, LANGUAGES, language, nameOf, t } from "../i18n/language.ts";
import { SettingsButton } from "../settings/settings-button.tsx";
import css from "./page.module.css";
import { Wordmark } from "./wordmark.tsx";

/** A page with the bar on top: everything but the table and the result, which fill the screen. */
export function Page(props: { rules?: string; children: JSX.Element }) {
  return (
    <div class={css.page}>
      <header class={css.bar}>
        <Wordmark />
        <PageLinks rules={props.rules ?? "/rules/cable-car"} />
      </header>
      {props.children}
    </div>
  );
}

/** Puzzles, rules, language and settings. */
export function PageLinks(props: { rules: string }) {
  return (
    <nav class={css.right}>
      <a class={css.link} href="/puzzles">
        {t().puzzles.link}
      </a>
      <a class={css.link} href={props.rules}>
        {t().common.rules}
      </a>
      <LanguageLinks />
      <SettingsButton class={css.icon!} />
    </nav>
  );
}

/** Each language but the present one, in its own name. */
export function LanguageLinks() {
  return (
    <For each={LANGUAGES.filter((tag) => tag !== language())}>
      {(tag) => (
        <button type="button" class={css.link} lang={tag} onClick={() => choose(tag)}>
          {nameOf(tag)}
        </button>
      )}
    </For>
  );
}
