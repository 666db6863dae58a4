import { For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Mark } from "../../ui/mark.tsx";
import type { Effect, Telling } from "../describe.ts";
import css from "./effects.module.css";

/** The lines that the ghost changes, each with what becomes of it; those that score come first. */
export default function Effects(props: {
  effects: readonly Effect[];
  telling: Telling;
  label: string;
}) {
  const sorted = () => [...props.effects].sort((a, b) => Number(b.scores) - Number(a.scores));
  return (
    <Show
      when={props.effects.length > 0}
      fallback={<p class={css.nothing}>{t().cableCar.nothing}</p>}
    >
      <ul class={css.effects} aria-label={props.label}>
        <For each={sorted()}>
          {(effect) => (
            <li>
              <Mark colour={props.telling.cars[effect.owner]!} size={26} />
              <span class={css.line}>
                <b>{effect.name}</b>
                <span class={css.end}>{effect.end}</span>
              </span>
              <span class={effect.scores ? css.points : css.figure}>
                {effect.figure}
                <Show when={effect.note}>
                  {(note) => (
                    <>
                      {" "}
                      <small>{note()}</small>
                    </>
                  )}
                </Show>
              </span>
            </li>
          )}
        </For>
      </ul>
    </Show>
  );
}
