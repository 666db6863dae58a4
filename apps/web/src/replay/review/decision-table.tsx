import type { Review } from "@endstation/bots";
import { createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import disclosure from "../../ui/disclosure.module.css";
import type { Cast } from "../seat-mark.tsx";
import { plyAfter } from "./course.ts";
import css from "./decision-table.module.css";
import { chanceText, lossText, pointsText } from "./figures.ts";

/** All that the graph draws, as a table that can be read. */
export function DecisionTable(props: {
  review: Review;
  cast: Cast;
  nameOf: (ply: number, moves: readonly string[]) => string;
}) {
  const words = () => t().replay;
  // Not drawn before: where it is folded up, its length would still be that of the page.
  const [open, setOpen] = createSignal(false);
  return (
    <details onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary class={disclosure.summary}>{words().table}</summary>
      <Show when={open()}>
        <section class={css.scroll} tabindex="0" aria-label={words().table}>
          <table>
            <thead>
              <tr>
                <th scope="col">{words().columns.move}</th>
                <th scope="col">{words().columns.who}</th>
                <th scope="col">{words().columns.what}</th>
                <th scope="col">{words().columns.verdict}</th>
                <th scope="col">{words().columns.loss}</th>
                <th scope="col">{words().columns.better}</th>
                <For each={props.cast.people}>
                  {({ name }) => (
                    <>
                      <th scope="col">{words().columns.points(name)}</th>
                      <th scope="col">{words().columns.chance(name)}</th>
                    </>
                  )}
                </For>
              </tr>
            </thead>
            <tbody>
              <For each={props.review.decisions}>
                {(one) => (
                  <tr>
                    <th scope="row">{plyAfter(one)}</th>
                    <td>{props.cast.people[one.seat]!.name}</td>
                    <td>
                      {props.nameOf(one.ply, props.cast.record.moves.slice(one.ply, plyAfter(one)))}
                    </td>
                    <td>{words().verdicts[one.verdict]}</td>
                    <td class={css.figure}>
                      {one.loss > 0 ? lossText(one.loss, one.standardError) : ""}
                    </td>
                    <td>{one.better[0] ? props.nameOf(one.ply, one.better[0].moves) : ""}</td>
                    <For each={one.scores}>
                      {(points, seat) => (
                        <>
                          <td class={css.figure}>{pointsText(points)}</td>
                          <td class={css.figure}>{chanceText(one.chances[seat()]!)}</td>
                        </>
                      )}
                    </For>
                  </tr>
                )}
              </For>
            </tbody>
          </table>
        </section>
      </Show>
    </details>
  );
}
