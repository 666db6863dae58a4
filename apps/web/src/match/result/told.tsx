import { type JSX, Show } from "solid-js";
import type { PlayProps } from "../../games.ts";
import { t } from "../../i18n/language.ts";
import type { Part } from "../../i18n/phrase.ts";
import type { LogLine } from "../log/lines.ts";
import { LogList } from "../log/log-list.tsx";
import css from "./told.module.css";

/** The log of a match that is over, folded until it is wanted. */
export function Told(props: {
  shell: PlayProps;
  lines: readonly LogLine[];
  /** The number of the line that is marked. */
  marked: number | null;
  onMark: (number: number) => void;
  draw: (parts: readonly Part[]) => JSX.Element;
}) {
  return (
    <Show when={props.lines.length > 0}>
      <details class={css.told} data-area="told">
        <summary>{t().aside.log.title}</summary>
        <LogList
          lines={props.lines}
          most={props.lines.length}
          empty=""
          leads={{
            get marked() {
              return props.marked;
            },
            mark: props.onMark,
            get last() {
              return props.shell.table.moves.length;
            },
            look: props.shell.lookBack && ((ply) => props.shell.lookBack?.(ply)),
          }}
          draw={props.draw}
        />
      </details>
    </Show>
  );
}
