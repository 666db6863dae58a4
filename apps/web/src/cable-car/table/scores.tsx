import { type BySeat, type ClosedLine, cableCarOutcome, carsBySeat } from "@endstation/engine";
import { For, Show } from "solid-js";
import type { ShellParts } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import { person, type Telling } from "../describe.ts";
import { underway } from "../model/underway.ts";
import css from "./scores.module.css";
import type { Turn } from "./turn.ts";

/** Everyone at the table: whose turn it is, each scored line, cars still out, and the sum. */
export function Scores(props: {
  turn: Turn;
  telling: Telling;
  closed: readonly ClosedLine[];
  AtSeat: ShellParts["AtSeat"];
}) {
  const scores = (): BySeat<number> => cableCarOutcome(props.turn.position()).scores;
  const toMove = () => {
    const { over, seat } = props.turn.position();
    return over ? null : seat;
  };
  const cars = (seat: number) => carsBySeat(props.telling.people.length)[seat]!.length;
  const ahead = (seat: number) => underway(props.turn.board().lines, seat);
  const lines = (seat: number) => props.closed.filter((line) => line.owner === seat);
  return (
    <ul class={css.players} data-many={props.telling.people.length > 4 ? "" : undefined}>
      <For each={props.telling.people}>
        {(one, i) => {
          const left = () => cars(i()) - lines(i()).length;
          const name = () => {
            const part = person(props.telling, i());
            return typeof part === "string" ? part : part.text;
          };
          return (
            <li
              class={toMove() === i() ? css.now : undefined}
              aria-current={toMove() === i() ? "true" : undefined}
            >
              <Mark colour={one.colour} size={32} />
              <span class={css.who}>
                <span class={css.name}>
                  <bdi>{name()}</bdi>
                  <span class="sr">{t().common.colours[one.colour]}</span>
                  <Show when={!one.isBot}>
                    <span class={one.here ? css.here : css.away}>
                      {one.here ? t().cableCar.present : t().cableCar.away}
                    </span>
                  </Show>
                  <props.AtSeat seat={i()} />
                </span>
                <span class={css.lines}>
                  <For each={lines(i())}>
                    {(line) => (
                      <span class={line.doubled ? css.doubled : undefined}>{line.points}</span>
                    )}
                  </For>
                  <span class={css.cars} role="img" aria-label={t().cableCar.carsLeft(left())}>
                    <For each={Array.from({ length: cars(i()) }, (_, car) => car < left())}>
                      {(out) => (
                        <Show when={out} fallback={<i class={css.gone} />}>
                          <i class={css.car} />
                        </Show>
                      )}
                    </For>
                  </span>
                </span>
              </span>
              <span class={css.total}>
                {scores()[i()]}
                <Show when={ahead(i()) > 0}>
                  <small class={css.ahead}>
                    <span aria-hidden="true"> +{ahead(i())}</span>
                    <span class="sr"> {t().cableCar.worth.ahead(ahead(i()))}</span>
                  </small>
                </Show>
              </span>
            </li>
          );
        }}
      </For>
    </ul>
  );
}
