import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button, buttonClass } from "../../ui/button.tsx";
import css from "./again.module.css";

/** From a game's end to the next one: with the same people, or to whatever there is. */
export default function Again(props: {
  /** The match that the players go on with; `null` while there is none. */
  next: string | null;
  seated: boolean;
  pending: boolean;
  onRematch: () => void;
  /** Goes along to the next match. */
  onFollow: () => void;
}) {
  const words = () => t().aside.result;
  return (
    <span class={css.again}>
      <Show
        when={props.next}
        fallback={
          <Show when={props.seated}>
            <Button look="main" disabled={props.pending} onClick={props.onRematch}>
              {/* The same words while it is on its way: what stands beside it must not move under a
                  second press. */}
              {words().rematch}
            </Button>
          </Show>
        }
      >
        {(next) => (
          <a class={buttonClass("main")} href={`/g/${next()}`} onClick={props.onFollow}>
            {words().next}
          </a>
        )}
      </Show>
      <Show when={!props.next}>
        <a class={buttonClass(props.seated ? "plain" : "main")} href="/">
          {t().ended.again}
        </a>
      </Show>
    </span>
  );
}
