import type { Action, Place, Status, Table } from "@endstation/match";
import { createSignal, createUniqueId, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form.module.css";
import { levelLine, levelName, levelStrength, nameOf } from "../name-of.ts";
import css from "./bot-dialog.module.css";

type Level = Status["levels"][number];

/** The host gives a free place to a bot, or the bot there another level, or takes it out. */
export function BotDialog(props: {
  table: Table;
  place: Place;
  /** The levels that may be seated, the weakest first. */
  levels: readonly Level[];
  error: string;
  disabled: boolean;
  onAct: (action: Action) => void;
  onClose: () => void;
}) {
  const group = createUniqueId();
  const bot = () => props.table.places[props.place] ?? null;
  const [chosen, setChosen] = createSignal<Level | null>(null);
  const level = () => chosen() ?? bot()?.bot ?? middle(props.levels);
  const seat = () => {
    const wish = level();
    if (wish !== null) props.onAct(enlist(props.place, wish));
  };
  const title = () =>
    bot() ? nameOf(bot()!, props.place, props.table.places) : t().botSeats.title;
  return (
    <Dialog title={title()} onClose={props.onClose}>
      <form
        class={form.form}
        onSubmit={(event) => {
          event.preventDefault();
          seat();
        }}
      >
        <fieldset class={css.levels}>
          <legend class={form.label}>{t().botSeats.level}</legend>
          <For each={props.levels}>
            {(one) => (
              <label class={css.level}>
                <input
                  type="radio"
                  name={group}
                  checked={level() === one}
                  onChange={() => setChosen(one)}
                />
                <span>
                  <b>
                    {levelName(one)}, <small>{levelStrength(one, props.levels)}</small>
                  </b>
                  <span>{levelLine(one)}</span>
                </span>
              </label>
            )}
          </For>
        </fieldset>
        <p class={form.error} role="alert">
          {props.error}
        </p>
        <div class={form.row}>
          <Button submit look="main" disabled={props.disabled || level() === null}>
            {bot() ? t().botSeats.save : t().botSeats.seat}
          </Button>
          <Show when={bot()}>
            <Button
              disabled={props.disabled}
              onClick={() => props.onAct({ type: "remove", place: props.place })}
            >
              {t().botSeats.remove}
            </Button>
          </Show>
          <Button look="quiet" onClick={props.onClose}>
            {t().common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

/** Neither the weakest nor the strongest, where there is a choice: most people begin there. */
const middle = (levels: readonly Level[]): Level | null =>
  levels[Math.floor((levels.length - 1) / 2)] ?? null;

/** The match judges whether there is such a level. */
const enlist = (place: Place, level: Level) => ({ type: "enlist", place, level }) as Action;
