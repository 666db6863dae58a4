import { createSignal, For, type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Part } from "../../i18n/phrase.ts";
import type { LogLine } from "./lines.ts";
import { stepInLog } from "./log-keys.ts";
import css from "./log-list.module.css";

/** Where the lines of a log lead. */
export interface LogLeads {
  /** The number of the line whose place is marked on the board; `null` while none is. */
  readonly marked: number | null;
  /** Marks the place of the line of this number; that of the marked one no longer. */
  mark(number: number): void;
  /** How many moves stand: a line of an earlier position leads there. */
  readonly last: number;
  /** Shows how the table stood after so many moves; absent where nobody can look back. */
  readonly look?: ((ply: number) => void) | undefined;
}

/** The same leads out of a dialog, which closes first: what they lead to lies beneath it. */
export const closing = (leads: LogLeads, close: () => void): LogLeads => ({
  get marked() {
    return leads.marked;
  },
  mark(number) {
    close();
    leads.mark(number);
  },
  get last() {
    return leads.last;
  },
  look:
    leads.look &&
    ((ply) => {
      close();
      leads.look?.(ply);
    }),
});

/** What happened, the latest first; `most` lines at most. */
export function LogList(props: {
  lines: readonly LogLine[];
  most: number;
  empty: string;
  leads: LogLeads;
  draw: (parts: readonly Part[]) => JSX.Element;
}) {
  const shown = () => props.lines.slice(-props.most).reverse();
  // One tab stop for the whole log: arrow keys move in it.
  const [active, setActive] = createSignal<string | null>(null);
  const first = () => {
    const numbers = shown().flatMap(({ number }) => (number === null ? [] : [number]));
    const known = numbers.some((number) => active() === `t${number}` || active() === `n${number}`);
    return known ? active() : `t${numbers[0]}`;
  };
  const stop = (id: string) => ({
    "data-entry": "",
    tabindex: first() === id ? 0 : -1,
    onFocus: () => setActive(id),
  });
  const leadsBack = (line: LogLine) => props.leads.look && line.ply < props.leads.last;
  return (
    <Show when={shown().length > 0} fallback={<p class={css.empty}>{props.empty}</p>}>
      <ol class={css.log} onKeyDown={stepInLog}>
        <For each={shown()}>
          {(line) => (
            <li data-note={line.number === null ? "" : undefined}>
              <Show when={leadsBack(line)} fallback={<span class={css.number}>{line.number}</span>}>
                <Show when={line.number} fallback={<span />}>
                  {(number) => (
                    <button
                      type="button"
                      class={`${css.number} ${css.back}`}
                      aria-label={t().play.log.see(line.ply)}
                      onClick={() => props.leads.look?.(line.ply)}
                      {...stop(`n${number()}`)}
                    >
                      {number()}
                    </button>
                  )}
                </Show>
              </Show>
              <Show when={line.number} fallback={<span>{props.draw(line.parts)}</span>}>
                {(number) => (
                  <button
                    type="button"
                    class={css.line}
                    aria-pressed={props.leads.marked === number()}
                    onClick={() => props.leads.mark(number())}
                    {...stop(`t${number()}`)}
                  >
                    {props.draw(line.parts)}
                  </button>
                )}
              </Show>
            </li>
          )}
        </For>
      </ol>
    </Show>
  );
}
