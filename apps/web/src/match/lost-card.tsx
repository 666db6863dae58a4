import { createSignal, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { Button } from "../ui/button.tsx";
import { mayReturn, type PlayedOn } from "./played-on.ts";
import css from "./shelf.module.css";

/** Tells the player of a seat that is played on why, and the way back where there is one. */
export function LostCard(props: {
  how: PlayedOn;
  text: string;
  pending: boolean;
  onReturn: () => void;
}) {
  const [read, setRead] = createSignal(false);
  return (
    <Show when={!read()}>
      <section class={css.card} role="status" data-lost={props.how}>
        <div class={css.head}>
          <p class={css.text}>{props.text}</p>
          <button type="button" class={css.fold} onClick={() => setRead(true)}>
            {t().aside.look.close}
          </button>
        </div>
        <Show when={mayReturn(props.how)}>
          <div class={css.deeds}>
            <Button look="ink" disabled={props.pending} onClick={props.onReturn}>
              {t().aside.lostYou.back}
            </Button>
          </div>
        </Show>
      </section>
    </Show>
  );
}
