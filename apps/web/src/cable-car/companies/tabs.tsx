import { For, type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import css from "./tabs.module.css";

/** The parts of the panel that a phone shows one at a time. */
export const TABS = ["tile", "market", "players"] as const;
export type Tab = (typeof TABS)[number];

/** The screens on which tabs choose; tabs.module.css and table.module.css say the same. */
export const TABBED =
  "(max-width: 639px), (max-height: 500px) and (orientation: landscape) and (max-width: 1099px)";

/** The tab's panel carries this id, so that the tab can name it. */
export const panelId = (tab: Tab): string => `panel-${tab}`;

/** Chooses what stands under the board of a phone; wider screens show all of it. */
export function Tabs(props: {
  tab: Tab;
  onTab: (tab: Tab) => void;
  /** What stands at the tab of the players while they are out of sight. */
  atPlayers: JSX.Element;
}) {
  let list!: HTMLDivElement;
  function keyDown(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (!step) return;
    event.preventDefault();
    const next = TABS[(TABS.indexOf(props.tab) + step + TABS.length) % TABS.length]!;
    props.onTab(next);
    list.querySelector<HTMLElement>(`[aria-controls="${panelId(next)}"]`)?.focus();
  }
  return (
    <div
      ref={list}
      class={css.tabs}
      role="tablist"
      aria-label={t().companies.tabs.label}
      onKeyDown={keyDown}
    >
      <For each={TABS}>
        {(tab) => (
          <button
            type="button"
            role="tab"
            aria-selected={props.tab === tab}
            aria-controls={panelId(tab)}
            tabindex={props.tab === tab ? 0 : -1}
            onClick={() => props.onTab(tab)}
          >
            {t().companies.tabs[tab]}
            <Show when={tab === "players" && props.tab !== "players"}>
              <span aria-hidden="true">{props.atPlayers}</span>
            </Show>
          </button>
        )}
      </For>
    </div>
  );
}
