import { createEffect, createMemo, createSignal, Match, onCleanup, Switch } from "solid-js";
import { t } from "../i18n/language.ts";
import type { Connection } from "../net/connection.ts";
import { Button } from "../ui/button.tsx";
import css from "./banner.module.css";

/** Short gaps are nobody's business: most are over before one could read of them. */
const PATIENCE_MS = 2000;

/** Says when there is no connection, and when another window has taken the seat's place. */
export function Banner(props: {
  status: ReturnType<Connection["status"]>;
  /** Whether something was done that the server has not answered. */
  pending: boolean;
  seated: boolean;
  onRetry: () => void;
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
    <div class={css.place} role="status">
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
      </Switch>
    </div>
  );
}
