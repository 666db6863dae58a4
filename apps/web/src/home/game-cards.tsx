import { createUniqueId, For } from "solid-js";
import { GAME_ENTRIES, type GameEntry } from "../games.ts";
import { t } from "../i18n/language.ts";
import css from "./game-cards.module.css";

/** The games as cards with their pictures, one of them chosen. */
export function GameCards(props: { chosen: GameEntry; onChoose: (entry: GameEntry) => void }) {
  const group = createUniqueId();
  return (
    <fieldset>
      <legend class="sr">{t().home.game}</legend>
      <div class={css.games}>
        <For each={GAME_ENTRIES}>
          {(entry) => (
            <label class={css.game}>
              <input
                type="radio"
                name={group}
                checked={props.chosen === entry}
                onChange={() => props.onChoose(entry)}
              />
              <span class={css.art}>
                <entry.Picture />
              </span>
              <span class={css.name}>
                {entry.name(t())} <small>{t().home.unofficial}</small>
              </span>
              <span class={css.description}>{entry.description(t())}</span>
            </label>
          )}
        </For>
      </div>
    </fieldset>
  );
}
