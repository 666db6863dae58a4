import { offerOf, tramStackOf } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Breadth } from "../draw/density.ts";
import { Tram } from "../draw/tram.tsx";
import css from "./offer.module.css";
import { createRoving } from "./roving.ts";
import type { Turn } from "./turn.ts";

const WIDTHS: Readonly<Record<Breadth, number>> = { wide: 58, medium: 50, small: 30 };
/** Money is shown in groups of this many cards. */
const GROUP = 5;

/** The trams on offer with their prices, and the own money, so that both can be compared. */
export function Offer(props: { turn: Turn; seat: number; own: boolean; breadth: Breadth }) {
  const words = () => t().trambahn;
  const roving = createRoving();
  // Equal trams are one object; a list needs each on its own.
  const offer = createMemo(() =>
    offerOf(props.turn.position(), props.seat).map((one) => ({ ...one })),
  );
  const money = () => props.turn.position().money.size(props.seat);
  const left = () => tramStackOf(props.turn.position()).length;
  const chosen = (index: number) => {
    const first = offer().findIndex(({ tram }) => tram === props.turn.tram());
    return first === index;
  };
  const may = () => props.turn.mine() && props.turn.may().includes("buy");
  return (
    <section
      class={css.area}
      data-signal={props.turn.mine() && props.turn.phase() === "buy" ? "" : undefined}
      aria-label={words().offer.title}
    >
      <h2 class={css.head}>
        <span>{words().offer.title}</span>
        <span>{words().offer.left(left())}</span>
      </h2>
      <div
        class={css.offer}
        role="toolbar"
        aria-label={words().offer.title}
        data-offer=""
        onFocusIn={roving.onFocusIn}
        onKeyDown={roving.onKeyDown}
      >
        <For each={offer()} fallback={<p class={css.none}>{words().offer.none}</p>}>
          {(one, index) => (
            <button
              type="button"
              class={css.tram}
              data-short={one.short > 0 && props.own ? "" : undefined}
              tabindex={roving.tabIndex(index(), offer().length)}
              aria-pressed={chosen(index())}
              aria-disabled={!may() || one.short > 0}
              onClick={() => one.short === 0 && props.turn.chooseTram(one.tram)}
            >
              <Tram kind={one.tram} width={WIDTHS[props.breadth]} />
              <span class="sr">{words().trams[one.tram]} </span>
              <span class={css.factor}>×{one.multiplier} </span>
              <span class={css.short}>
                {one.short > 0 && props.own ? words().offer.short(one.short) : ""}
              </span>
              <span class={css.price}>{words().thousand(one.price)}</span>
            </button>
          )}
        </For>
      </div>
      <Show when={props.own}>
        <p class={css.purse}>
          <span>{words().offer.money}</span>
          <b>{words().mark(money())}</b>
        </p>
        <div class={css.money} aria-hidden="true">
          <For each={Array.from({ length: money() }, (_, index) => index)}>
            {(index) => <i data-group={index > 0 && index % GROUP === 0 ? "" : undefined} />}
          </For>
        </div>
      </Show>
    </section>
  );
}
