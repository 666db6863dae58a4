import { Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import css from "../table/actions.module.css";
import { Actions } from "../table/actions.tsx";
import type { Desk } from "../table/desk.ts";
import type { Trade } from "./trade.ts";
import { signed, swapText } from "./words.ts";

/** What can be done now: with a share where one is chosen or looked at, else as in Cable Car. */
export function CompaniesActions(props: {
  desk: Desk;
  trade: Trade;
  /** Whether the market is what a phone shows. */
  atMarket: boolean;
  onConfirm: () => void;
}) {
  const { shell, play } = props.desk;
  const { turn, telling } = play;
  const trading = () =>
    props.desk.followed() === undefined &&
    turn.mine() &&
    (props.trade.chosen() !== null ||
      props.trade.mayPass() ||
      (props.atMarket && turn.ghost() === null && props.trade.may("open")));
  const Deeds = () => (
    <Actions
      turn={turn}
      telling={telling()}
      pending={shell.pending}
      following={props.desk.followed() !== undefined}
      back={play.back()}
      hint={<shell.parts.Hint onMove={props.desk.suggest} />}
      onUndo={props.desk.undo}
      onConfirm={props.onConfirm}
      onNext={props.desk.followNext}
      onBack={() => props.desk.follow(null)}
    />
  );
  return (
    <Show
      when={trading()}
      fallback={
        <Show
          when={props.desk.followed() === undefined && props.trade.tries() && props.trade.chosen()}
          fallback={<Deeds />}
        >
          {(chosen) => (
            <div class={css.actions} data-actions="">
              <p class={css.tried}>
                {t().cableCar.onlyTry}: {swapText(telling(), chosen())}{" "}
                <b class={css.gain}>{signed(chosen().change)}</b>
              </p>
              <Button look="quiet" onClick={props.trade.takeBack}>
                {t().common.cancel}
              </Button>
            </div>
          )}
        </Show>
      }
    >
      <div class={css.actions} data-actions="">
        <span class={css.main}>
          <Button
            look="main"
            disabled={shell.pending || !(props.trade.chosen() || props.trade.mayPass())}
            onClick={props.onConfirm}
          >
            <Show
              when={props.trade.chosen()}
              fallback={props.trade.mayPass() ? t().companies.pass : t().companies.pickShare}
            >
              {(chosen) => (
                <>
                  {swapText(telling(), chosen())}{" "}
                  <span class={css.gain}>{signed(chosen().change)}</span>
                </>
              )}
            </Show>
          </Button>
        </span>
        <Show
          when={props.trade.chosen()}
          fallback={<shell.parts.Hint onMove={props.desk.suggest} />}
        >
          <Button look="quiet" onClick={props.trade.takeBack}>
            {t().common.cancel}
          </Button>
          <span class={css.keys} aria-hidden="true">
            <kbd>Enter</kbd> <kbd>Esc</kbd>
          </span>
        </Show>
      </div>
    </Show>
  );
}
