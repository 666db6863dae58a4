import type { Verdict } from "@endstation/bots";
import { Match, Switch } from "solid-js";
import css from "./verdict-icon.module.css";

/** A verdict's sign, to stand in a drawing: told by its shape first. Radius about 10. */
export const VerdictShape = (props: { verdict: Verdict; plain?: boolean }) => (
  <Switch>
    <Match when={props.verdict === "blunder"}>
      <path class={css.blunder} d="M-6-10H6L10-6V6L6 10H-6L-10 6V-6Z" />
      {props.plain ? null : (
        <text class={css.sign} y="4.3">
          {"??"}
        </text>
      )}
    </Match>
    <Match when={props.verdict === "inaccuracy"}>
      <path class={css.inaccuracy} d="M0-11L11 9H-11Z" />
      {props.plain ? null : (
        <text class={css.sign} y="6.5">
          {"?"}
        </text>
      )}
    </Match>
    <Match when={props.verdict === "best"}>
      <circle class={css.best} r="10" />
      <path class={css.tick} d="M-4.6 .4L-1.4 3.6L4.6-3.4" />
    </Match>
  </Switch>
);

/** A verdict's sign as a picture; its word stands beside it. */
export const VerdictIcon = (props: { verdict: Verdict; size: number }) => (
  <svg
    class={css.icon}
    width={props.size}
    height={props.size}
    viewBox="-12 -12 24 24"
    aria-hidden="true"
  >
    <VerdictShape verdict={props.verdict} />
  </svg>
);
