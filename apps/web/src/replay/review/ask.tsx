import { Match, Show, Switch } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import css from "./ask.module.css";
import type { Reviewer } from "./reviewer.ts";

/** Offers the review of a game, and tells how far it is. */
export function Ask(props: { reviewer: Reviewer; moves: number }) {
  const words = () => t().replay;
  const running = () => {
    const state = props.reviewer.state();
    return state.kind === "running" ? state : null;
  };
  return (
    <section class={css.ask} aria-label={words().review}>
      <Show
        when={running()}
        fallback={
          <>
            <p role="status">
              <Switch fallback={words().beginText}>
                <Match when={props.reviewer.state().kind === "refused"}>{words().refused}</Match>
                <Match when={props.reviewer.state().kind === "failed"}>{words().failed}</Match>
              </Switch>
            </p>
            <Show when={props.reviewer.state().kind !== "refused"}>
              <Button look="ink" onClick={props.reviewer.begin}>
                {words().begin}
              </Button>
            </Show>
          </>
        }
      >
        {(state) => (
          <>
            <p>
              {words().working}: {words().done(state().judged, props.moves)}
            </p>
            <progress aria-label={words().working} max={props.moves} value={state().judged} />
            <Button onClick={props.reviewer.stop}>{words().stop}</Button>
          </>
        )}
      </Show>
    </section>
  );
}
