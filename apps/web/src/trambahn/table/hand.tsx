import { HAND_SIZE } from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { cardName } from "../describe.ts";
import { Card } from "../draw/card.tsx";
import type { Breadth } from "../draw/density.ts";
import { picture } from "../model/picture.ts";
import css from "./hand.module.css";
import { createRoving } from "./roving.ts";
import type { Turn } from "./turn.ts";

const SIZES: Readonly<Record<Breadth, readonly [number, number]>> = {
  wide: [84, 116],
  medium: [66, 90],
  small: [51, 60],
};

/** The own cards. A tap chooses one, and in which order is nothing to care about. */
export function Hand(props: { turn: Turn; breadth: Breadth }) {
  const words = () => t().trambahn;
  const roving = createRoving();
  const hand = () => props.turn.hand();
  const place = (index: number) => props.turn.picked().indexOf(index) + 1;
  const label = (index: number) => {
    const name = cardName(t(), picture(hand()[index]!));
    return place(index) > 0 ? `${name}, ${words().hand.order(place(index))}` : name;
  };
  return (
    <div
      class={css.hand}
      role="toolbar"
      aria-label={words().hand.label}
      data-hand=""
      style={{
        "--cards": `${HAND_SIZE * SIZES[props.breadth][0]}px`,
        "--gaps": HAND_SIZE - 1,
        "--card": `${SIZES[props.breadth][1]}px`,
      }}
      onFocusIn={roving.onFocusIn}
      onKeyDown={roving.onKeyDown}
    >
      <For each={hand().map((_, index) => index)}>
        {(index) => (
          <span class={css.card} data-picked={place(index) > 0 ? "" : undefined}>
            <Card
              card={picture(hand()[index]!)}
              width={SIZES[props.breadth][0]}
              height={SIZES[props.breadth][1]}
              any={words().any}
              picked={place(index) > 0}
            />
            <Show when={place(index) > 0}>
              <span class={css.order} aria-hidden="true">
                {place(index)}
              </span>
            </Show>
            <button
              type="button"
              class={css.pick}
              tabindex={roving.tabIndex(index, hand().length)}
              aria-pressed={place(index) > 0}
              aria-disabled={!props.turn.mayPick()}
              aria-label={label(index)}
              onClick={() => props.turn.pick(index)}
            />
          </span>
        )}
      </For>
    </div>
  );
}
