import { createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { refusalText } from "../../i18n/refusal.ts";
import { createTold } from "../../i18n/told.ts";
import type { Connection } from "../../net/connection.ts";
import { newDeviceKey, pair } from "../../net/pair.ts";
import type { SeatCode } from "../../net/seat-link.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import form from "../../ui/form.module.css";
import css from "./devices.module.css";
import { suggestedWord, WordField } from "./word-field.tsx";

/**
 * Asks whether to use the seat of a code here. Nothing is spent before that, so whoever only
 * looks at the link, a preview for one, takes nothing.
 */
export default function UseSeat(props: {
  id: string;
  connection: Connection;
  code: SeatCode;
  onDone: () => void;
}) {
  const [word, setWord] = createSignal(suggestedWord());
  const [busy, setBusy] = createSignal(false);
  const [error, setError] = createTold();
  // One key however often it is pressed: a lost answer makes no second device.
  const key = newDeviceKey();

  async function use(event: SubmitEvent) {
    event.preventDefault();
    if (busy()) return;
    setBusy(true);
    setError(null);
    const refused = await pair(props.id, key, { code: props.code.code, word: word() });
    setBusy(false);
    if (refused) {
      setError(() => refusalText(refused));
      return;
    }
    props.onDone();
    props.connection.rekey();
  }

  return (
    <Dialog title={t().seat.use.title} onClose={props.onDone}>
      <form class={form.form} onSubmit={use}>
        <p>{t().seat.use[props.code.purpose]}</p>
        <Show when={props.connection.place() !== null}>
          <p class={css.warning}>{t().seat.use.already}</p>
        </Show>
        <WordField value={word()} error={error()} onInput={setWord} />
        <div class={form.row}>
          <Button submit autofocus look="main" disabled={busy()}>
            {busy() ? t().seat.use.busy : t().seat.use.action}
          </Button>
          <Button look="quiet" onClick={props.onDone}>
            {t().common.cancel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
