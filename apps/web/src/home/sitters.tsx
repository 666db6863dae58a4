import type { SeatLevel } from "@endstation/bots";
import { For, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { levelLine, levelName, levelStrength } from "../seat/name-of.ts";
import form from "../ui/form.module.css";
import { PersonMark } from "../ui/person-mark.tsx";
import type { createOnDevice, Row } from "./on-device.ts";
import css from "./sitters.module.css";

const PERSON = "person";

/**
 * Who is to play on this device, a row each: a person with a name, who is called by a number
 * without one, or a bot of a level. The first is always a person.
 */
export function Sitters(props: { here: ReturnType<typeof createOnDevice> }) {
  const { here } = props;
  const lineOf = ({ level }: Row) => (level === null ? "" : levelLine(level));
  const row = (i: number): Row => here.rows()[i]!;
  return (
    <fieldset>
      <legend class={css.label}>{t().device.players}</legend>
      <ol class={css.sitters}>
        {/* By number: a row stays while its name is typed. */}
        <For each={here.rows().map((_, i) => i)}>
          {(i) => (
            <li>
              <PersonMark colour={row(i).colour} size={32} />
              <Show when={i > 0 && here.levels().length > 0}>
                <select
                  class={`${form.field} ${css.field}`}
                  aria-label={t().device.who(i + 1)}
                  title={lineOf(row(i))}
                  onChange={({ currentTarget: { value } }) =>
                    here.choose(i, { level: value === PERSON ? null : (value as SeatLevel) })
                  }
                >
                  <option value={PERSON} selected={row(i).level === null}>
                    {t().device.person}
                  </option>
                  <For each={here.levels()}>
                    {(level) => (
                      <option value={level} selected={row(i).level === level}>
                        {t().bots.name(levelName(level), null)},{" "}
                        {levelStrength(level, here.levels())}
                      </option>
                    )}
                  </For>
                </select>
              </Show>
              <Show when={row(i).level === null}>
                <input
                  class={`${form.field} ${css.field}`}
                  value={row(i).name}
                  maxLength={24}
                  autocomplete="off"
                  dir="auto"
                  placeholder={t().device.player(i + 1)}
                  aria-label={t().device.nameOf(i + 1)}
                  onInput={(event) => here.choose(i, { name: event.currentTarget.value })}
                />
              </Show>
            </li>
          )}
        </For>
      </ol>
    </fieldset>
  );
}
