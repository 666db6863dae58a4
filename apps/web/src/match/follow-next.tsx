import type { MatchId, Table } from "@endstation/match";
import { createEffect, createMemo, createSignal, onCleanup, Show, untrack } from "solid-js";
import { Portal } from "solid-js/web";
import { t } from "../i18n/language.ts";
import { followTo } from "../net/rematch.ts";
import { Button } from "../ui/button.tsx";
import css from "./shelf.module.css";

/** How long whoever has not asked for the next match may go on reading the result, in ms. */
export const READING_MS = 10_000;

/**
 * Goes along to the next match when the players go on with one: at once where this device has asked
 * for it, else after a while in which one may say that one stays.
 */
export default function FollowNext(props: {
  id: MatchId;
  table: Table;
  /** Whether the next match was asked for here. */
  asked: boolean;
  goTo: (next: MatchId) => void;
  /** Where what floats over the table stands. */
  shelf: HTMLElement;
}) {
  const [leaving, setLeaving] = createSignal<MatchId | null>(null);
  const go = (id: MatchId) => {
    setLeaving(null);
    followTo(props.id, id);
    props.goTo(id);
  };
  const next = createMemo(() => props.table.next);
  createEffect(() => {
    const id = next();
    if (id === null) return;
    if (untrack(() => props.asked)) go(id);
    else setLeaving(id);
  });
  createEffect(() => {
    const id = leaving();
    if (id === null) return;
    const timer = setTimeout(() => go(id), READING_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <Portal mount={props.shelf}>
      {/* It is there before it speaks, so that it is read out. */}
      <div class={css.slot} role="status">
        <Show when={leaving()}>
          {(id) => (
            <section class={css.card} aria-label={t().aside.result.leaving}>
              <p class={css.text}>{t().aside.result.leaving}</p>
              <p class={css.more}>{t().aside.result.soon}</p>
              <div class={css.deeds}>
                <Button look="main" onClick={() => go(id())}>
                  {t().aside.result.go}
                </Button>
                <Button onClick={() => setLeaving(null)}>{t().aside.result.stay}</Button>
              </div>
            </section>
          )}
        </Show>
      </div>
    </Portal>
  );
}
