import { type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Part } from "../../i18n/phrase.ts";
import type { LogLine } from "../log/lines.ts";
import type { LogLeads } from "../log/log-leads.ts";
import { LogList } from "../log/log-list.tsx";
import css from "./told.module.css";

/** The log of a match that is over, folded until it is wanted. */
export function Told(props: {
  lines: readonly LogLine[];
  leads: LogLeads;
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
          leads={props.leads}
          draw={props.draw}
        />
      </details>
    </Show>
  );
}
