import type { Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import { For, type JSX, Show } from "solid-js";
import { Portal } from "solid-js/web";
import { t } from "../../i18n/language.ts";
import type { Part } from "../../i18n/phrase.ts";
import type { LogLine } from "../log/lines.ts";
import css from "../shelf.module.css";
import type { Look } from "./create-look.ts";
import { newLines } from "./looked.ts";

/** As many sentences are told; the log has them all. */
const MOST = 6;

/** A quiet summary of what the others have done since this device last looked. */
export default function SinceLook(props: {
  look: Look;
  table: Table;
  me: Seat | null;
  lines: readonly LogLine[];
  draw: (parts: readonly Part[]) => JSX.Element;
  /** The shelf on which it stands. */
  mount: Node;
}) {
  const lines = () => {
    const missed = props.look.missed();
    if (!missed) return [];
    return newLines(props.lines, { table: props.table, me: props.me, ...missed });
  };
  return (
    <Show when={lines().length > 0}>
      <Portal mount={props.mount}>
        <section class={css.card} aria-label={t().aside.look.title} data-since-look="">
          <div class={css.head}>
            <h2 class={css.text}>{t().aside.look.title}</h2>
            <button type="button" class={css.fold} onClick={() => props.look.read()}>
              {t().aside.look.close}
            </button>
          </div>
          <div role="status">
            <ul class={css.news}>
              <Show when={lines().length > MOST}>
                <li>{t().aside.look.more(lines().length - MOST)}</li>
              </Show>
              <For each={lines().slice(-MOST)}>{(line) => <li>{props.draw(line.parts)}</li>}</For>
            </ul>
          </div>
        </section>
      </Portal>
    </Show>
  );
}
