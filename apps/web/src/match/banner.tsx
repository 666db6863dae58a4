import { createEffect, createMemo, createSignal, Match, onCleanup, Show, Switch } from "solid-js";
import { t } from "../i18n/language.ts";
import { fill, plain } from "../i18n/phrase.ts";
import type { Connection } from "../net/connection.ts";
import { Button } from "../ui/button.tsx";
import css from "./banner.module.css";

/** Short gaps are nobody's business: most are over before one could read of them. */
const PATIENCE_MS = 2000;

/** The one banner over a match: what keeps it, or this window, from going on. */
export default function Banner(props: {
  status: ReturnType<Connection["status"]>;
  /** Whether something was done that the server has not answered. */
  pending: boolean;
  seated: boolean;
  paused: boolean;
  /** Whether this device's player may go on, or ask the others to. */
  mayResume: boolean;
  /** Who at this device is to have it next; `null` where nobody waits for it. */
  handOver: string | null;
  onRetry: () => void;
  onResume: () => void;
  onHandOver: () => void;
}) {
  const [late, setLate] = createSignal(false);
  const offline = createMemo(() => props.status === "lost" || props.status === "connecting");
  createEffect(() => {
    setLate(false);
    if (!offline()) return;
    const timer = setTimeout(() => setLate(true), PATIENCE_MS);
    onCleanup(() => clearTimeout(timer));
  });
  return (
    <div role="status">
      <Switch>
        <Match when={props.status === "crowded"}>
          <p class={css.banner}>
            {props.seated ? t().match.crowded : t().match.crowdedWatching}
            <Button look="raised" onClick={props.onRetry}>
              {t().match.here}
            </Button>
          </p>
        </Match>
        <Match when={late()}>
          <p class={css.banner}>{props.pending ? t().match.lostPending : t().match.lost}</p>
        </Match>
        <Match when={props.paused}>
          <p class={css.banner} data-paused="">
            {t().aside.banner.paused}
            {props.status === "polling" ? ` ${t().match.polling}` : ""}
            <Show when={props.mayResume}>
              <Button look="raised" disabled={props.pending} onClick={props.onResume}>
                {t().aside.menu.resume}
              </Button>
            </Show>
          </p>
        </Match>
        <Match when={props.handOver}>
          {(name) => (
            <p class={css.banner}>
              {plain(fill(t().aside.banner.handOver, { who: name() }))}
              <Button look="raised" onClick={props.onHandOver}>
                {t().aside.person.handOver(name())}
              </Button>
            </p>
          )}
        </Match>
        <Match when={props.status === "polling"}>
          <p class={css.banner}>{t().match.polling}</p>
        </Match>
      </Switch>
    </div>
  );
}
