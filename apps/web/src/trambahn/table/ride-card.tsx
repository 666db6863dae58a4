import { MULTIPLIERS, TRAMS, type Tram as TramKind } from "@endstation/engine";
import { For, onCleanup, onMount, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { wantsStill } from "../../settings/settings.ts";
import { nameOf, scoringTitle } from "../describe.ts";
import { Flag } from "../draw/flag.tsx";
import { Sign } from "../draw/sign.tsx";
import { Tram } from "../draw/tram.tsx";
import type { Scoring } from "../model/story.ts";
import css from "./ride-card.module.css";
import { Sum } from "./sum.tsx";

const SHOWN_MS = 2400;

/**
 * A ride or a special tour with the sums that make it, for a while. It never takes a pointer, and
 * what it tells is read from the live region.
 */
export function RideCard(props: { scoring: Scoring; telling: Telling; onDone: () => void }) {
  const words = () => t().trambahn.ride;
  let run!: HTMLElement;
  const seats = () =>
    props.scoring.kind === "tour" ? [props.scoring.seat] : props.telling.me === 1 ? [1, 0] : [0, 1];
  const parts = (seat: number) => props.scoring.parts.filter((part) => part.seat === seat);
  onMount(() => {
    const still = wantsStill();
    const ride = run.animate(
      still
        ? { opacity: [1, 1] }
        : { transform: ["translateX(-100%)", "translateX(calc(-100% + var(--way)))"] },
      { duration: SHOWN_MS, easing: "cubic-bezier(0.3, 0, 0.4, 1)", fill: "both" },
    );
    ride.finished.then(props.onDone, () => {});
    onCleanup(() => ride.cancel());
  });
  return (
    <div class={css.card} aria-hidden="true" data-c={props.scoring.colour}>
      <p class={css.head}>
        <Show when={props.scoring.kind === "ride"} fallback={<Flag size={20} />}>
          <Sign colour={props.scoring.colour} size={28} />
        </Show>
        {scoringTitle(t(), props.scoring)}
        <small>{words().skip}</small>
      </p>
      <For each={seats()}>
        {(seat) => (
          <div class={css.player}>
            <bdi class={css.name}>{nameOf(props.telling, seat)}</bdi>
            <span class={css.sums}>
              <For each={parts(seat)} fallback={<span class={css.none}>{words().none}</span>}>
                {(part, index) => (
                  <span>
                    {index() > 0 ? "+ " : ""}
                    <Sum part={part} />
                  </span>
                )}
              </For>
            </span>
            <b class={css.total}>{props.scoring.points[seat]}</b>
          </div>
        )}
      </For>
      <i class={css.rail} />
      <span ref={run} class={css.run}>
        <Tram kind={tramOf(props.scoring)} width={40} />
      </span>
    </div>
  );
}

const FACTORS: readonly number[] = MULTIPLIERS;

/** The fastest tram of a scoring draws the picture; of a ride without any, the slowest there is. */
const tramOf = (scoring: Scoring): TramKind => {
  const fastest = Math.max(MULTIPLIERS[0], ...scoring.parts.map(({ factor }) => factor));
  return TRAMS[FACTORS.indexOf(fastest)]!;
};
