import type { Table } from "@endstation/match";
import { createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import css from "./menu.module.css";

/** What a player can want of the match itself. */
export interface MatchDeeds {
  back(): void;
  pause(): void;
  resume(): void;
  stop(): void;
  resign(): void;
}

/** What a player can ask of the others, and the way out of the match. */
export function Deeds(props: {
  table: Table;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  back: number;
  pending: boolean;
  /** Whether the match waits for this player's move. */
  mover: boolean;
  deeds: MatchDeeds;
}) {
  const [resigning, setResigning] = createSignal(false);
  const words = () => t().aside.menu;
  const asked = () => props.table.offer !== null;
  const blocked = () => props.pending || asked();
  return (
    <section class={css.group}>
      <h3>{words().turn}</h3>
      <Show when={asked()}>
        <p class={css.note}>{words().asked}</p>
      </Show>
      <div class={css.deeds}>
        <Button
          disabled={blocked() || props.back === 0 || props.table.paused}
          onClick={props.deeds.back}
        >
          {words().back}
        </Button>
        <Show
          when={props.table.paused}
          fallback={
            <Button disabled={blocked()} onClick={props.deeds.pause}>
              {words().pause}
            </Button>
          }
        >
          <Button
            disabled={props.pending || (asked() && !props.mover)}
            onClick={props.deeds.resume}
          >
            {words().resume}
          </Button>
        </Show>
        <Button disabled={blocked()} onClick={props.deeds.stop}>
          {words().stop}
        </Button>
        <Button disabled={props.pending} onClick={() => setResigning(true)}>
          {words().resign}
        </Button>
      </div>
      <Show when={resigning()}>
        <div class={css.sure} role="alert">
          <p>{words().resignSure}</p>
          <div class={css.deeds}>
            <Button look="main" disabled={props.pending} onClick={props.deeds.resign}>
              {words().resignYes}
            </Button>
            <Button onClick={() => setResigning(false)}>{words().resignNo}</Button>
          </div>
        </div>
      </Show>
    </section>
  );
}
