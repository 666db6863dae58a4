import type { SeenOffer } from "@endstation/match";
import { createSignal, Match, Show, Switch } from "solid-js";
import { t } from "../../i18n/language.ts";
import { countdown, whenText } from "../../i18n/time-text.ts";
import { Button } from "../../ui/button.tsx";
import css from "../shelf.module.css";
import type { Role } from "./answers.ts";

/** A slow match gives a day to answer: that is told as a time of day. */
const HOUR_MS = 60 * 60 * 1000;

/** What one seat asks the others: what, how long, who has agreed, and what there is to answer. */
export function OfferCard(props: {
  offer: SeenOffer;
  text: string;
  answers: string;
  role: Role;
  /** The server's time, in ms. */
  now: number;
  pending: boolean;
  onAnswer: (agree: boolean) => void;
  onWithdraw: () => void;
}) {
  const [folded, setFolded] = createSignal(false);
  const words = () => t().aside.offer;
  const time = () => {
    const { until } = props.offer;
    const left = until - props.now;
    if (left < HOUR_MS) return words().left(countdown(left));
    return words().until(whenText(until, props.now));
  };
  return (
    <Show
      when={!folded()}
      fallback={
        <button type="button" class={css.pill} onClick={() => setFolded(false)}>
          {words().unfold}
        </button>
      }
    >
      <section class={css.card} aria-label={words().label} data-offer={props.offer.kind.kind}>
        <div class={css.head}>
          <p class={css.text}>
            <bdi>{props.text}</bdi>
          </p>
          <button type="button" class={css.fold} onClick={() => setFolded(true)}>
            {words().fold}
          </button>
        </div>
        <p class={css.more}>
          {props.answers} <span class={css.time}>{time()}</span>
        </p>
        <Switch>
          <Match when={props.role === "asked"}>
            <div class={css.deeds}>
              <Button look="ink" disabled={props.pending} onClick={() => props.onAnswer(true)}>
                {words().yes}
              </Button>
              <Button disabled={props.pending} onClick={() => props.onAnswer(false)}>
                {words().no}
              </Button>
            </div>
          </Match>
          <Match when={props.role === "asker"}>
            <div class={css.deeds}>
              <Button disabled={props.pending} onClick={() => props.onWithdraw()}>
                {words().withdraw}
              </Button>
            </div>
          </Match>
        </Switch>
      </section>
    </Show>
  );
}
