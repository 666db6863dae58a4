import { type JSX, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { TurnIcon } from "../../ui/icons.tsx";
import { promise, type Telling } from "../describe.ts";
import css from "./actions.module.css";
import { turnParts } from "./heading.tsx";
import { Rich } from "./rich.tsx";
import { ghostCell, type Turn } from "./turn.ts";

/**
 * What can be done now; on narrow screens a bar at the thumb. The main button names its deed, and
 * keeps its place while there is none.
 */
export function Actions(props: {
  turn: Turn;
  telling: Telling;
  pending: boolean;
  following: boolean;
  /** How many moves lead back to the start of the own last turn; 0: there is none. */
  back: number;
  /** The way to a hint, where there is one. */
  hint?: JSX.Element;
  onUndo: () => void;
  onConfirm: () => void;
  onNext: () => void;
  onBack: () => void;
}) {
  return (
    <div class={css.actions} data-actions="">
      <Show when={props.following} fallback={<Deeds {...props} />}>
        <span class={css.main}>
          <Button look="ink" onClick={props.onBack}>
            {props.turn.mine() ? t().cableCar.back : t().cableCar.backWatching}
          </Button>
        </span>
        <Button look="quiet" onClick={props.onNext}>
          {t().cableCar.nextLine}
        </Button>
      </Show>
    </div>
  );
}

function Deeds(props: {
  turn: Turn;
  telling: Telling;
  pending: boolean;
  back: number;
  hint?: JSX.Element;
  onUndo: () => void;
  onConfirm: () => void;
}) {
  const words = () => t().cableCar;
  const stack = () => props.turn.chosen() === "stack";
  const ghost = () => props.turn.ghost();
  const gain = () => promise(props.telling, props.turn.changes());
  return (
    <Show
      when={props.turn.mine()}
      fallback={
        <>
          <Show
            when={props.turn.tries()}
            fallback={
              <p class={css.waiting}>
                <Rich parts={turnParts(props.turn, props.telling)} />
              </p>
            }
          >
            <p class={css.tried}>
              {words().onlyTry} <b class={css.gain}>{gain()}</b>
            </p>
            <Button look="quiet" onClick={props.turn.takeBack}>
              {t().common.cancel}
            </Button>
          </Show>
          <Show when={props.back > 0 && !props.turn.tries()}>
            <Button disabled={props.pending} onClick={props.onUndo}>
              {t().play.undo}
            </Button>
          </Show>
        </>
      }
    >
      <span class={css.main}>
        <Button
          look="main"
          disabled={props.pending || !(ghost() || stack())}
          onClick={props.onConfirm}
        >
          <Show when={ghost()} fallback={stack() ? words().draw : words().pick}>
            {words().lay(ghostCell(props.turn))} <span class={css.gain}>{gain()}</span>
          </Show>
        </Button>
      </span>
      <Show when={props.turn.mayTurn()}>
        <Button onClick={props.turn.rotate}>
          <TurnIcon />
          {words().turnTile}
        </Button>
      </Show>
      <Show when={ghost()} fallback={props.hint}>
        <Button look="quiet" onClick={props.turn.takeBack}>
          {t().common.cancel}
        </Button>
        <Show when={!props.turn.mayTurn()}>
          <span class={css.keys} aria-hidden="true">
            <kbd>Enter</kbd> <kbd>Esc</kbd>
          </span>
        </Show>
      </Show>
    </Show>
  );
}
