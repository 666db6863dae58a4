import { A } from "@solidjs/router";
import { For, Show } from "solid-js";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import type { KnownMatch } from "../net/device.ts";
import css from "./known-matches.module.css";

/** The matches this device has been to, as stops of a line. */
export function KnownMatches(props: { list: readonly KnownMatch[] }) {
  return (
    <Show when={props.list.length > 0}>
      <aside>
        <h2 class={css.heading}>{t().home.matches}</h2>
        <ul class={css.matches}>
          <For each={props.list}>
            {(match) => (
              <li>
                <A href={`/g/${match.id}`}>
                  <span class={match.phase === "over" ? css.stop : css.live} />
                  <span class={css.match}>
                    <b>{entryOf(match.game, match.options)?.name(t()) ?? match.game}</b>
                    <span class={css.people}>
                      <Show when={match.others.length > 0} fallback={t().home.unknownPeople}>
                        <For each={match.others}>
                          {(name, i) => (
                            <>
                              {i() > 0 ? ", " : ""}
                              <bdi>{name}</bdi>
                            </>
                          )}
                        </For>
                      </Show>
                    </span>
                  </span>
                  <span class={css.phase}>{t().home.phases[match.phase]}</span>
                </A>
              </li>
            )}
          </For>
        </ul>
      </aside>
    </Show>
  );
}
