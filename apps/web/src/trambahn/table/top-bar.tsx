import { LAST_RIDE } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { KeysIcon, LogIcon, RulesIcon } from "../../ui/icons.tsx";
import { LanguageLinks, ThemeButton } from "../../ui/page.tsx";
import { Wordmark } from "../../ui/wordmark.tsx";
import { MenuIcon } from "./icons.tsx";
import css from "./top-bar.module.css";
import type { Turn } from "./turn.ts";

/** What lies beside the table, by the name of its dialog. */
export type Beside = "log" | "keys" | "sheet" | "menu" | "end";

/** The bar over the table: the way home, how far the game is, and what else there is. */
export function TopBar(props: { turn: Turn; watching: number; onOpen: (what: Beside) => void }) {
  const words = () => t().trambahn;
  const ride = () => Math.min(props.turn.position().sheet.rides + 1, LAST_RIDE);
  return (
    <header class={css.top}>
      <span class={css.home}>
        <Wordmark small />
      </span>
      <span class={css.where}>
        {words().name} · {words().where.rides(ride(), LAST_RIDE)} ·{" "}
        {words().where.pile(props.turn.position().pileSize)}
        <Show when={props.watching > 0}> · {t().lobby.watching(props.watching)}</Show>
      </span>
      <span class={css.tools}>
        <button
          type="button"
          class={css.log}
          aria-label={words().log}
          onClick={() => props.onOpen("log")}
        >
          <LogIcon />
        </button>
        <a
          class={css.tool}
          href="/rules/trambahn"
          target="_blank"
          aria-label={t().common.rules}
          rel="noopener"
        >
          <RulesIcon />
        </a>
        <button
          type="button"
          class={css.keys}
          aria-label={words().keysHelp}
          onClick={() => props.onOpen("keys")}
        >
          <KeysIcon />
        </button>
        <span class={css.settings}>
          <ThemeButton />
          <LanguageLinks />
        </span>
        <button
          type="button"
          class={css.menu}
          aria-label={words().menu}
          onClick={() => props.onOpen("menu")}
        >
          <MenuIcon />
        </button>
      </span>
    </header>
  );
}
