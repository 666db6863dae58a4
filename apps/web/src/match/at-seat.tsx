import type { Seat } from "@endstation/engine";
import type { LostHow } from "@endstation/match";
import { Show } from "solid-js";
import { t } from "../i18n/language.ts";
import css from "./at-seat.module.css";
import { Clock } from "./clock/clock.tsx";
import type { Clocks } from "./clock/clocks.ts";
import { ReactionIcon } from "./reaction/icon.tsx";
import reactionCss from "./reaction/reaction.module.css";
import type { Reactions } from "./reaction/reactions.ts";

/**
 * What stands beside a player's name: what is left of the time, that the seat is lost or that a bot
 * plays for it, a call.
 */
export function AtSeat(props: {
  seat: Seat;
  lost: LostHow | null;
  /** Whether a bot plays for its person. */
  substituted: boolean;
  clocks: Clocks;
  reactions: Reactions;
}) {
  return (
    <span class={css.at}>
      <Show when={props.lost} fallback={<Clock clocks={props.clocks} seat={props.seat} />} keyed>
        {(how) => <span class={css.lost}>{t().play.lost[how]}</span>}
      </Show>
      <Show when={props.substituted}>
        <span class={css.bot}>{t().bots.plays}</span>
      </Show>
      {/* Read out once for the whole table, not here. */}
      <span class={reactionCss.place} aria-hidden="true">
        <Show when={props.reactions.of(props.seat)} keyed>
          {(reaction) => (
            <span class={reactionCss.bubble} data-call={reaction}>
              <ReactionIcon reaction={reaction} />
              <span class={reactionCss.words}>{t().play.reaction[reaction]}</span>
            </span>
          )}
        </Show>
      </span>
    </span>
  );
}
