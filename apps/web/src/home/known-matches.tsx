import { A } from "@solidjs/router";
import { createMemo, For, Show } from "solid-js";
import { entryOf } from "../games.ts";
import { t } from "../i18n/language.ts";
import type { KnownMatch } from "../net/device.ts";
import css from "./known-matches.module.css";

/** So many unfinished matches stand out; more would push the games off a phone's screen. */
const MOST_OPEN = 2;

/** The matches this device has been to: those to go on with, and as stops of a line the others. */
export function KnownMatches(props: { list: readonly KnownMatch[] }) {
  const open = createMemo(() =>
    props.list.filter(({ phase }) => phase !== "over").slice(0, MOST_OPEN),
  );
  const others = () => {
    const ids = new Set(open().map(({ id }) => id));
    return props.list.filter(({ id }) => !ids.has(id));
  };
  return (
    <Show when={props.list.length > 0}>
      <aside class={css.known}>
        <h2 class={css.heading}>{t().home.matches}</h2>
        <Show when={open().length > 0}>
          <ul class={css.open}>
            <For each={open()}>
              {(match) => (
                <li>
                  <A href={`/g/${match.id}`}>
                    <About match={match} />
                    <span class={css.go}>{t().home.goOn}</span>
                  </A>
                </li>
              )}
            </For>
          </ul>
        </Show>
        <ul class={css.matches}>
          <For each={others()}>
            {(match) => (
              <li>
                <A href={`/g/${match.id}`}>
                  <span class={css.stop} />
                  <About match={match} />
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

/** Which game it is, and against whom. */
const About = (props: { match: KnownMatch }) => (
  <span class={css.match}>
    <b>{entryOf(props.match.game, props.match.options)?.name(t()) ?? props.match.game}</b>
    <span class={css.people}>
      <Show when={props.match.others.length > 0} fallback={t().home.unknownPeople}>
        <For each={props.match.others}>
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
);
