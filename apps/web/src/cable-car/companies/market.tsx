import {
  type CountedShare,
  PERCENTAGES,
  SOURCES,
  type Source,
  type Swap,
} from "@endstation/engine";
import { createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../describe.ts";
import type { MarketColumn } from "../model/market.ts";
import css from "./market.module.css";
import { stepInMarket } from "./market-keys.ts";
import { ShareFace } from "./share-face.tsx";
import { SourceButton } from "./source-button.tsx";
import type { Trade } from "./trade.ts";
import { ownText, signed } from "./words.ts";

/**
 * The own shares over the open ones and the piles, a column for each percentage. What may be
 * taken is a button; pressed again, it is done.
 */
export function Market(props: {
  telling: Telling;
  columns: readonly MarketColumn[];
  /** The viewer's own shares; `null` for a watcher. */
  own: readonly CountedShare[] | null;
  /** What the own shares are worth, and by how much what is previewed would change that. */
  worth: number;
  change: number;
  trade: Trade;
  /** The exchange that the log points at. */
  marked?: Swap | null;
  onConfirm: () => void;
  /** A share was pressed that may not be taken. */
  onExplain: (source: Source) => void;
}) {
  // One tab stop: arrows lead from share to share, also while none may be taken.
  const [active, setActive] = createSignal(0);
  const words = () => t().companies;
  const isChosen = ({ percentage }: MarketColumn, source: Source) => {
    const chosen = props.trade.chosen();
    return chosen?.percentage === percentage && chosen.source === source;
  };
  function press(column: MarketColumn, source: Source) {
    if (!props.trade.may(source)) props.onExplain(source);
    else if (isChosen(column, source)) props.onConfirm();
    else props.trade.choose({ percentage: column.percentage, source });
  }
  return (
    <table class={css.market} onKeyDown={stepInMarket}>
      <thead>
        <tr>
          <td />
          <For each={PERCENTAGES}>
            {(percentage) => (
              <th scope="col" class={css.percent}>
                {percentage}
                <small> %</small>
              </th>
            )}
          </For>
        </tr>
      </thead>
      <tbody>
        <Show when={props.own}>
          {(own) => (
            <tr>
              <th scope="row" class={css.name}>
                {words().yours}{" "}
                <b>
                  {props.worth}
                  <Show when={props.change !== 0}>
                    {" "}
                    <i>{signed(props.change)}</i>
                  </Show>
                </b>
              </th>
              <For each={own()}>
                {(share) => (
                  <td>
                    <div
                      class={css.share}
                      data-c={share.company}
                      data-given={
                        props.trade.chosen()?.percentage === share.percentage ? "" : undefined
                      }
                    >
                      <ShareFace company={share.company} counts={share.counts} />
                      <span class="sr">{ownText(props.telling, share)}</span>
                    </div>
                  </td>
                )}
              </For>
            </tr>
          )}
        </Show>
        <For each={SOURCES}>
          {(source, row) => (
            <tr>
              <th scope="row" class={css.name}>
                {source === "open" ? words().openRow : words().pileRow}
              </th>
              {/* By percentage, not by column: each move makes new columns, and focus must stay. */}
              <For each={PERCENTAGES}>
                {(_, i) => {
                  const place = () => row() * PERCENTAGES.length + i();
                  const column = () => props.columns[i()]!;
                  return (
                    <td>
                      <SourceButton
                        telling={props.telling}
                        column={column()}
                        source={source}
                        chosen={isChosen(column(), source)}
                        marked={
                          props.marked?.source === source &&
                          props.marked.percentage === column().percentage
                        }
                        disabled={!props.trade.may(source)}
                        stop={active() === place()}
                        onFocus={() => setActive(place())}
                        onPress={() => press(column(), source)}
                      />
                    </td>
                  );
                }}
              </For>
            </tr>
          )}
        </For>
      </tbody>
    </table>
  );
}
