import type { Source } from "@endstation/engine";
import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Telling } from "../describe.ts";
import type { MarketColumn } from "../model/market.ts";
import css from "./market.module.css";
import { ShareFace } from "./share-face.tsx";
import { sourceText } from "./words.ts";

/** The open share or the pile of a percentage. While it may not be taken it still can be read. */
export function SourceButton(props: {
  telling: Telling;
  column: MarketColumn;
  source: Source;
  chosen: boolean;
  /** Whether the log points at it. */
  marked: boolean;
  disabled: boolean;
  /** Whether the market's one tab stop is here. */
  stop: boolean;
  onFocus: () => void;
  onPress: () => void;
}) {
  return (
    <button
      type="button"
      class={props.source === "open" ? css.share : css.pile}
      data-c={props.column.open}
      data-market={props.source}
      data-marked={props.marked ? "" : undefined}
      aria-pressed={props.chosen}
      aria-disabled={props.disabled}
      tabindex={props.stop ? 0 : -1}
      onFocus={() => props.onFocus()}
      onClick={() => props.onPress()}
    >
      <span class="sr">{sourceText(props.telling, props.column, props.source)}</span>
      <Show
        when={props.source === "open"}
        fallback={
          <span aria-hidden="true">
            <b>{props.column.pile.length}</b> <small>{t().companies.unseen}</small>
          </span>
        }
      >
        <ShareFace company={props.column.open} counts={props.column.counts} />
      </Show>
    </button>
  );
}
