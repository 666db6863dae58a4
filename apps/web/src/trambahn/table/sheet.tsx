// biome-ignore-all lint/a11y/useSemanticElements: a row header keeps its role where its row is laid out otherwise.
// biome-ignore-all lint/a11y/noRedundantRoles: Safari drops the roles of table elements that are laid out otherwise.
import { LAST_RIDE, type Seat } from "@endstation/engine";
import { createMemo, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../../match/telling.ts";
import { nameOf } from "../describe.ts";
import { Flag } from "../draw/flag.tsx";
import { Sign } from "../draw/sign.tsx";
import type { Scoring } from "../model/story.ts";
import css from "./sheet.module.css";

/**
 * The score sheet: ten rides as the stops of a line, with special tours between them. It stands
 * upright where there is room, and lies along the top elsewhere.
 */
export function Sheet(props: {
  scorings: readonly Scoring[];
  /** Whose column comes first. */
  seats: readonly Seat[];
  points: readonly number[];
  telling: Telling;
  /** Stands upright on any screen, in a dialog. */
  upright?: boolean;
}) {
  const words = () => t().trambahn;
  const made = createMemo(() => props.scorings.filter(({ kind }) => kind === "ride").length);
  const open = () => Array.from({ length: LAST_RIDE - made() }, (_, index) => made() + index + 1);
  const best = (scoring: Scoring, seat: Seat) =>
    scoring.points[seat]! > 0 && scoring.points[seat] === Math.max(...scoring.points);
  const label = (scoring: Scoring) =>
    scoring.kind === "tour"
      ? words().result.tour(scoring.sign)
      : words().result.ride(scoring.number, words().colours[scoring.colour]);
  return (
    <table
      class={css.sheet}
      data-upright={props.upright ? "" : undefined}
      role="table"
      aria-label={words().sheet.title}
    >
      <thead role="rowgroup">
        <tr role="row">
          <th role="columnheader">
            <span class="sr">{words().sheet.ride}</span>
          </th>
          <For each={props.seats}>
            {(seat) => (
              <th class={css.name} role="columnheader">
                <bdi>{nameOf(props.telling, seat)}</bdi>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody role="rowgroup">
        <For each={props.scorings}>
          {(scoring) => (
            <tr class={css[scoring.kind]} role="row">
              <th class={css.stop} scope="row" role="rowheader">
                <Show when={scoring.kind === "ride"} fallback={<Flag size={16} />}>
                  <Sign colour={scoring.colour} size={28} />
                </Show>
                <span class={css.number} aria-hidden="true">
                  {scoring.kind === "ride" ? scoring.number : ""}
                </span>
                <span class="sr">{label(scoring)}</span>
              </th>
              <For each={props.seats}>
                {(seat) => (
                  <td role="cell" class={best(scoring, seat) ? css.best : css.less}>
                    {scoring.kind === "tour" && scoring.seat !== seat ? "·" : scoring.points[seat]}
                  </td>
                )}
              </For>
            </tr>
          )}
        </For>
        <For each={open()}>
          {(number, index) => (
            <tr class={index() === 0 ? css.next : css.future} role="row">
              <th class={css.stop} scope="row" role="rowheader">
                <i class={css.empty} />
                <span class={css.number} aria-hidden="true">
                  {number}
                </span>
                <span class="sr">
                  {words().sheet.ride} {number}
                </span>
                <Show when={index() === 0}>
                  <span class={css.nextText}>{words().sheet.next}</span>
                </Show>
              </th>
              <td role="cell" />
              <td role="cell" />
            </tr>
          )}
        </For>
      </tbody>
      <tfoot role="rowgroup">
        <tr class={css.sums} role="row">
          <th scope="row" role="rowheader">
            <span class="sr">{words().sheet.sum}</span>
          </th>
          <For each={props.seats}>{(seat) => <td role="cell">{props.points[seat]}</td>}</For>
        </tr>
      </tfoot>
    </table>
  );
}
