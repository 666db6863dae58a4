import { cableCar, handOf, KINDS, type Position, type Seat } from "@endstation/engine";
import { For, type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { plain } from "../../i18n/phrase.ts";
import { Tile } from "../board/tile.tsx";
import { describeTile, person, type Telling } from "../describe.ts";
import { PlayerMark } from "../table/player-mark.tsx";
import css from "./scene.module.css";

/** Everybody's points and hand, all of them open. */
export function OpenHands(props: {
  position: Position;
  telling: Telling;
  scores: readonly number[];
  /** What stands with a seat besides. */
  children?: (seat: Seat) => JSX.Element;
}) {
  const toMove = () => cableCar.toMove(props.position);
  const tiles = (seat: Seat) => {
    const { drawn, pending } = props.position;
    const held = handOf(props.position, seat).map((code) => ({ code, drawn: false }));
    const inHand = pending && toMove() === seat ? [{ code: KINDS[drawn]!, drawn: true }] : [];
    return [...held, ...inHand];
  };
  return (
    <ul class={css.hands}>
      <For each={props.telling.people}>
        {(_, seat) => (
          <li aria-current={toMove() === seat() ? "true" : undefined}>
            <PlayerMark telling={props.telling} seat={seat()} size={24} />
            <span class={css.name}>
              <bdi>{plain([person(props.telling, seat())])}</bdi>
            </span>
            <b class={css.points}>{props.scores[seat()]}</b>
            <span class={css.tiles}>
              <For each={tiles(seat())}>
                {(tile) => (
                  <span class={css.tile} data-drawn={tile.drawn ? "" : undefined}>
                    <Tile code={tile.code} />
                    <span class="sr">
                      <Show when={tile.drawn}>{t().cableCar.drawnTile}: </Show>
                      {describeTile(t(), tile.code)}
                    </span>
                  </span>
                )}
              </For>
            </span>
            {props.children?.(seat())}
          </li>
        )}
      </For>
    </ul>
  );
}
