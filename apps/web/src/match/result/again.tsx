import type { MatchId } from "@endstation/match";
import { createMemo, createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import css from "./again.module.css";
import { createGoingAlong, READING_S } from "./going-along.ts";

/** From a game's end to the next one: with the same people, or to whatever there is. */
export default function Again(props: {
  /** The match that the players go on with; `null` while there is none. */
  next: MatchId | null;
  /** Whether the page was here before that was made: then it goes along by itself. */
  wasHere: boolean;
  seated: boolean;
  pending: boolean;
  onRematch: () => void;
  /** Takes the seats along to the next match. */
  onFollow: (next: MatchId) => void;
  goTo: (next: MatchId) => void;
}) {
  const words = () => t().aside.result;
  let place!: HTMLElement;
  const [asked, setAsked] = createSignal(false);
  const next = createMemo(() => props.next);
  const along = createGoingAlong({
    next: () => (props.wasHere ? next() : null),
    asked,
    // An earlier position stands in the place of the result, and a dialog over it.
    seen: () => !place.closest("[inert]") && !document.querySelector("dialog[open]"),
    go: (id) => {
      props.onFollow(id);
      props.goTo(id);
    },
  });
  const leaves = () => along.left() !== null;
  return (
    <span
      class={css.again}
      ref={(element) => {
        place = element;
      }}
    >
      <Show
        when={next()}
        fallback={
          <Show when={props.seated}>
            <Button
              look="main"
              disabled={props.pending}
              onClick={() => {
                setAsked(true);
                props.onRematch();
              }}
            >
              {/* The same words while it is on its way: what stands beside it must not move under a
                  second press. */}
              {words().rematch}
            </Button>
          </Show>
        }
      >
        {(id) => (
          <a class={buttonClass("main")} href={`/g/${id()}`} onClick={() => props.onFollow(id())}>
            {words().next}
            <Show when={leaves()}>
              <span class={css.left} aria-hidden="true">
                {along.left()} s
              </span>
            </Show>
          </a>
        )}
      </Show>
      <Show when={leaves()}>
        <Button onClick={along.stay}>{words().stay}</Button>
      </Show>
      <Show when={!next()}>
        <a class={buttonClass(props.seated ? "plain" : "main")} href="/">
          {t().ended.again}
        </a>
      </Show>
      {/* It is there before it speaks, so that it is read out; the seconds are not counted aloud. */}
      <span class="sr" role="status">
        {leaves() ? words().leaving(READING_S) : ""}
      </span>
    </span>
  );
}
