import type { Seat } from "@endstation/engine";
import type { LostHow } from "@endstation/match";
import { Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { part } from "../ui/later.tsx";
import css from "./at-seat.module.css";
import type { Clocks } from "./clock/clocks.ts";
import reactionCss from "./reaction/reaction.module.css";
import type { Reactions } from "./reaction/reactions.ts";

const Clock = part(async () => ({ default: (await import("./clock/clock.tsx")).Clock }), "aside");
const Bubble = part(() => import("./reaction/bubble.tsx"), "aside");

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
  reactions: Reactions | undefined;
}) {
  const time = () => (
    <Show when={props.clocks.terms()?.clock}>
      <span class={css.time}>
        <Clock clocks={props.clocks} seat={props.seat} />
      </span>
    </Show>
  );
  return (
    <span class={css.at}>
      <Show when={props.lost} fallback={time()} keyed>
        {(how) => <span class={css.lost}>{t().play.lost[how]}</span>}
      </Show>
      <Show when={props.substituted}>
        <span class={css.bot}>{t().bots.plays}</span>
      </Show>
      {/* Read out once for the whole table, not here. */}
      <span class={reactionCss.place} aria-hidden="true">
        <Show when={props.reactions?.of(props.seat)} keyed>
          {(reaction) => <Bubble reaction={reaction} />}
        </Show>
      </span>
    </span>
  );
}
