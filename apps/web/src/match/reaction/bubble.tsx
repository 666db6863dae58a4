import type { Reaction } from "@endstation/match";
import { t } from "../../i18n/language.ts";
import { ReactionIcon } from "./icon.tsx";
import css from "./reaction.module.css";

/** A call, at the seat of whoever has called. */
export default function Bubble(props: { reaction: Reaction }) {
  return (
    <span class={css.bubble} data-call={props.reaction}>
      <ReactionIcon reaction={props.reaction} />
      <span class={css.words}>{t().aside.reaction[props.reaction]}</span>
    </span>
  );
}
