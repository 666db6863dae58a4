import type { Seat } from "@endstation/engine";
import type { Table } from "@endstation/match";
import { createSignal, For, type JSX, onCleanup, Show } from "solid-js";
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
  // It may lie over the table: a touch of that puts it aside, and the marks on the table stay.
  const [aside, setAside] = createSignal("");
  const span = () => {
    const missed = props.look.missed();
    return missed ? `${missed.since.seq} ${missed.until.seq}` : "";
  };
  return (
    <Show when={lines().length > 0 && aside() !== span()}>
      <Portal mount={props.mount}>
        <section
          ref={(card) => onTouchBeside(card, () => setAside(span()))}
          class={css.card}
          aria-label={t().aside.look.title}
          data-since-look=""
        >
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

/** A click follows the touch that it comes of within this time, in ms. */
const CLICK_MS = 500;

/**
 * Tells of the first touch of the page beside a card. On a board, where a click is meant for what
 * lies there, that touch does nothing else: what was under the card has not been seen.
 */
function onTouchBeside(card: HTMLElement, touched: () => void): void {
  const listening = new AbortController();
  onCleanup(() => listening.abort());
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      const element = target as Element;
      if (card.contains(element)) return;
      if (element.closest('[role="grid"]')) swallowClick();
      touched();
    },
    { capture: true, signal: listening.signal },
  );
}

function swallowClick(): void {
  const swallowing = new AbortController();
  document.addEventListener(
    "click",
    (event) => {
      event.stopPropagation();
      swallowing.abort();
    },
    { capture: true, signal: swallowing.signal },
  );
  // A touch that scrolls is followed by none.
  document.addEventListener("pointerup", () => setTimeout(() => swallowing.abort(), CLICK_MS), {
    once: true,
    signal: swallowing.signal,
  });
  document.addEventListener("pointercancel", () => swallowing.abort(), {
    once: true,
    signal: swallowing.signal,
  });
}
