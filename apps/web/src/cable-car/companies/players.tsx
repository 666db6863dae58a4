import { type Position, sharesOf } from "@endstation/engine";
import { For, Show } from "solid-js";
import type { ShellParts } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { fill, plain } from "../../i18n/phrase.ts";
import { Mark } from "../../ui/mark.tsx";
import { person, type Telling } from "../describe.ts";
import { seenOf } from "../model/market.ts";
import { PlayerMark } from "../table/player-mark.tsx";
import { Rich } from "../table/rich.tsx";
import css from "./players.module.css";
import { shareName } from "./words.ts";

/** Everyone at the table: whose turn it is, and which shares are known to be whose. */
export function Players(props: {
  position: Position;
  telling: Telling;
  worth: number;
  AtSeat: ShellParts["AtSeat"];
}) {
  const toMove = () => (props.position.over ? null : props.position.seat);
  return (
    <ul class={css.players} data-many={props.telling.people.length > 4 ? "" : undefined}>
      <For each={props.telling.people}>
        {(one, i) => (
          <li
            class={toMove() === i() ? css.now : undefined}
            aria-current={toMove() === i() ? "true" : undefined}
          >
            <PlayerMark telling={props.telling} seat={i()} size={24} />
            <span class={css.name}>
              <bdi>{plain([person(props.telling, i())])}</bdi>
              <Show when={!one.isBot}>
                <span class={one.here ? css.here : css.away}>
                  {one.here ? t().cableCar.present : t().cableCar.away}
                </span>
              </Show>
              <props.AtSeat seat={i()} />
            </span>
            <Show
              when={i() !== props.telling.me}
              fallback={
                <span class={css.worth}>
                  <Rich
                    parts={fill(t().companies.worthNow, {
                      worth: { kind: "strong", text: String(props.worth) },
                    })}
                  />
                </span>
              }
            >
              <span class={css.shares}>
                <For
                  each={seenOf(sharesOf(props.position, i()))}
                  // As an element: For reads its fallback once, and the language may change.
                  fallback={<span>{t().companies.noneKnown}</span>}
                >
                  {(share) => (
                    <span class={css.share}>
                      <Mark colour={share.company} size={18} />
                      <span class="sr">{shareName(props.telling, share)}</span>
                      <span aria-hidden="true">{t().companies.percent(share.percentage)}</span>
                    </span>
                  )}
                </For>
              </span>
            </Show>
          </li>
        )}
      </For>
    </ul>
  );
}
