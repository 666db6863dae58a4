import { isLocalMatchId } from "@endstation/match";
import { createSignal, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { keysOf } from "../net/keys.ts";
import type { KnownMatch } from "../net/known-matches.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import form from "../ui/form.module.css";
import css from "./dialogs.module.css";

/** Asks before a match goes from the list, and with it whatever opens a seat in it. */
export function ForgetDialog(props: {
  match: KnownMatch;
  game: string;
  isGone: boolean;
  /** Gives whether it is done: then there is no more to ask. */
  onForget: () => Promise<boolean>;
  onClose: () => void;
}) {
  const isLocal = () => isLocalMatchId(props.match.id);
  const losesSeat = () =>
    !isLocal() &&
    !props.isGone &&
    props.match.phase !== "over" &&
    keysOf(props.match.id).length > 0;
  const [isBusy, setBusy] = createSignal(false);
  const [hasFailed, setFailed] = createSignal(false);
  async function forget() {
    setFailed(false);
    setBusy(true);
    const done = await props.onForget();
    setBusy(false);
    setFailed(!done);
  }
  return (
    <Dialog
      title={isLocal() ? t().device.forgetTitle : t().seat.matches.forgetTitle}
      onClose={props.onClose}
    >
      <div class={css.parts}>
        <p>
          <b>{props.game}</b>
          <br />
          {isLocal() ? t().device.forgetText : t().seat.matches.forgetText}{" "}
          <Show when={props.isGone}>{t().seat.matches.forgetGone}</Show>
        </p>
        <Show when={losesSeat()}>
          <p class={css.warning}>{t().seat.matches.forgetSeat}</p>
        </Show>
        <p class={form.error} role="alert">
          {hasFailed() ? t().seat.matches.forgetFailed : ""}
        </p>
        <div class={form.row}>
          <Button look="ink" disabled={isBusy()} onClick={forget}>
            {isLocal() ? t().device.forget : t().seat.matches.forget}
          </Button>
          <Button look="quiet" onClick={props.onClose}>
            {t().common.cancel}
          </Button>
        </div>
      </div>
    </Dialog>
  );
}
