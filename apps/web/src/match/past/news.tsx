import { createMemo, Show, untrack } from "solid-js";
import type { FollowWords } from "../../i18n/follow.ts";

/** Tells whoever looks back what goes on in the present; each move anew, by whomever it was. */
export function News(props: {
  /** How many moves stand in the present. */
  last: number;
  /** Who has made the last one; empty where that is not told. */
  mover: string;
  /** Whether it is this device's turn. */
  mine: boolean;
  words: FollowWords;
  class?: string | undefined;
}) {
  let before = untrack(() => props.last);
  let count = 0;
  /** Another number with each move that comes; `null` where none has, or one was taken back. */
  const told = createMemo<number | null>((told) => {
    const { last } = props;
    const change = last - before;
    before = last;
    if (change > 0) return ++count;
    return change < 0 ? null : told;
  }, null);
  const text = () => {
    const moved = props.mover === "" ? "" : props.words.moved(props.mover);
    return `${moved} ${props.mine ? props.words.yourTurn : ""}`.trim();
  };
  return (
    <span class={props.class} role="status">
      {/* A new element is read out, even where its words are those of the last one. */}
      <Show when={told()} keyed>
        {(_count) => <span>{text()}</span>}
      </Show>
    </span>
  );
}
