import { createMemo, createSignal, For, type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Part } from "../../i18n/phrase.ts";
import type { LogLine } from "./lines.ts";
import { stepInLog } from "./log-keys.ts";
import type { LogLeads } from "./log-leads.ts";
import css from "./log-list.module.css";

/** What happened, the latest first; `most` lines at most. */
export function LogList(props: {
  lines: readonly LogLine[];
  most: number;
  empty: string;
  leads: LogLeads;
  draw: (parts: readonly Part[]) => JSX.Element;
}) {
  const shown = () => props.lines.slice(-props.most).reverse();
  // Lines are told anew whenever anything changes at the table. By keys that last their buttons
  // stay, and with them the focus.
  const keyed = createMemo(
    () => new Map(props.lines.map((line, i) => [`${i} ${line.number} ${line.seq}`, line])),
  );
  const keys = () => [...keyed().keys()].slice(-props.most).reverse();
  // One tab stop for the whole log: arrow keys move in it.
  const [active, setActive] = createSignal<string | null>(null);
  const first = () => {
    const numbers = shown().flatMap(({ number }) => (number === null ? [] : [number]));
    const known = numbers.some((number) => active() === `t${number}` || active() === `n${number}`);
    return known ? active() : `t${numbers[0]}`;
  };
  const stopAt = (id: string) => (first() === id ? 0 : -1);
  const leadsBack = (line: LogLine) => props.leads.look && line.ply < props.leads.last;
  /** The number that stands before it: its ply, as links and the bar of a replay count. */
  const plyOf = (line: LogLine) => (line.number === null ? null : line.ply);
  const Entry = (own: { line: LogLine }) => (
    <li data-note={own.line.number === null ? "" : undefined}>
      <Show when={leadsBack(own.line)} fallback={<span class={css.number}>{plyOf(own.line)}</span>}>
        <Show when={own.line.number} fallback={<span />}>
          {(number) => (
            <button
              type="button"
              class={`${css.number} ${css.back}`}
              onClick={() => props.leads.look?.(own.line.ply)}
              data-entry=""
              tabindex={stopAt(`n${number()}`)}
              onFocus={() => setActive(`n${number()}`)}
            >
              {plyOf(own.line)}
              <span class="sr">: {t().aside.log.see(own.line.ply)}</span>
            </button>
          )}
        </Show>
      </Show>
      <Show when={own.line.number} fallback={<span>{props.draw(own.line.parts)}</span>}>
        {(number) => (
          <button
            type="button"
            class={css.line}
            aria-pressed={props.leads.marked === number()}
            onClick={() => props.leads.mark(number())}
            data-entry=""
            tabindex={stopAt(`t${number()}`)}
            onFocus={() => setActive(`t${number()}`)}
          >
            {props.draw(own.line.parts)}
          </button>
        )}
      </Show>
    </li>
  );
  return (
    <Show when={shown().length > 0} fallback={<p class={css.empty}>{props.empty}</p>}>
      <ol class={css.log} onKeyDown={stepInLog}>
        <For each={keys()}>
          {(key) => <Show when={keyed().get(key)}>{(line) => <Entry line={line()} />}</Show>}
        </For>
      </ol>
    </Show>
  );
}
