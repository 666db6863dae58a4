import type { Seat } from "@endstation/engine";
import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { nameOf } from "../describe.ts";
import { Flag } from "../draw/flag.tsx";
import { Sign } from "../draw/sign.tsx";
import type { Scoring } from "../model/story.ts";
import { Sum } from "../table/sum.tsx";
import css from "./sums.module.css";

/** Every ride and special tour with the sums that made it, and the total so far behind each. */
export function Sums(props: {
  scorings: readonly Scoring[];
  seats: readonly Seat[];
  points: readonly number[];
  telling: Telling;
}) {
  const words = () => t().trambahn;
  const title = (scoring: Scoring) =>
    scoring.kind === "tour"
      ? words().result.tour(scoring.sign)
      : words().result.ride(scoring.number, words().colours[scoring.colour]);
  const parts = (scoring: Scoring, seat: Seat) =>
    scoring.parts.filter((part) => part.seat === seat);
  return (
    <table class={css.sums}>
      <thead>
        <tr>
          <th class={css.corner}>
            <span class="sr">{words().sheet.ride}</span>
          </th>
          <For each={props.seats}>
            {(seat) => (
              <th scope="col" class={css.name}>
                <bdi>{nameOf(props.telling, seat)}</bdi>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <For each={props.scorings}>
          {(scoring) => (
            <tr class={css[scoring.kind]}>
              <th scope="row" class={css.stop}>
                <span class={css.label}>
                  <Show when={scoring.kind === "ride"} fallback={<Flag size={18} />}>
                    <Sign colour={scoring.colour} size={28} />
                  </Show>
                  <span class={css.title}>{title(scoring)}</span>
                </span>
              </th>
              <For each={props.seats}>
                {(seat) => (
                  <td data-none={parts(scoring, seat).length === 0 ? "" : undefined}>
                    <span class={css.row}>
                      <span class={css.parts}>
                        <For each={parts(scoring, seat)}>
                          {(part, index) => (
                            <span>
                              {index() > 0 ? "+ " : ""}
                              <Sum part={part} />
                            </span>
                          )}
                        </For>
                      </span>
                      <b class={css.points}>
                        {scoring.kind === "tour" && scoring.seat !== seat
                          ? ""
                          : scoring.points[seat]}
                      </b>
                    </span>
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">
            <span class="sr">{words().sheet.sum}</span>
          </th>
          <For each={props.seats}>
            {(seat) => (
              <td>
                <b>{props.points[seat]}</b>
              </td>
            )}
          </For>
        </tr>
      </tfoot>
    </table>
  );
}
