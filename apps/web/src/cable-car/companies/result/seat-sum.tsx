import type { SeatReckoning } from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../../i18n/language.ts";
import { Mark } from "../../../ui/mark.tsx";
import { companyName, person, type Telling } from "../../describe.ts";
import { PlayerMark } from "../../table/player-mark.tsx";
import { Rich } from "../../table/rich.tsx";
import { shareName } from "../words.ts";
import css from "./reckoning.module.css";

/** One player's sum: each share with its product, then what majorities add. */
export function SeatSum(props: { reckoning: SeatReckoning; telling: Telling }) {
  const words = () => t().companies.result;
  const paying = () => props.reckoning.majorities.filter(({ bonus }) => bonus > 0);
  return (
    <li class={css.seat}>
      <p class={css.who}>
        <PlayerMark telling={props.telling} seat={props.reckoning.seat} size={26} />
        <b>
          <Rich parts={[person(props.telling, props.reckoning.seat)]} />
        </b>
      </p>
      <ul class={css.terms}>
        <For each={props.reckoning.shares}>
          {(share) => (
            <li>
              <span class="sr">
                {words().shareSum(
                  shareName(props.telling, share),
                  share.percentage / 10,
                  share.value,
                  share.counts,
                )}
              </span>
              <span class={css.term} aria-hidden="true">
                <Show when={share.company} keyed>
                  {(company) => <Mark colour={company} size={22} />}
                </Show>
                <span class={css.product}>
                  {share.percentage / 10} × {share.value}
                </span>
                <b>{share.counts}</b>
              </span>
            </li>
          )}
        </For>
      </ul>
      <Show when={paying().length > 0}>
        <ul class={css.bonuses}>
          <li aria-hidden="true">{words().most}</li>
          <For each={paying()}>
            {(majority) => (
              <li>
                <span class="sr">
                  {words().bonusSum(
                    companyName(props.telling, majority.company),
                    majority.percentage,
                    majority.bonus,
                  )}
                </span>
                <span class={css.extra} aria-hidden="true">
                  <Mark colour={majority.company} size={18} />
                  <b>+{majority.bonus}</b>
                </span>
              </li>
            )}
          </For>
        </ul>
      </Show>
      <b class={css.score}>{props.reckoning.score}</b>
    </li>
  );
}
