import type { TransferSeat } from "@endstation/match";
import { createSignal, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { countdown } from "../i18n/time-text.ts";
import { createTold } from "../i18n/told.ts";
import { MAX_QR_LETTERS, newTransfer, offerSeat, transferLink } from "../net/transfer.ts";
import { createCountdown } from "../seat/countdown.ts";
import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import form from "../ui/form.module.css";
import { part } from "../ui/later.tsx";
import { LinkField } from "../ui/link-field.tsx";
import css from "./dialogs.module.css";

const Qr = part(() => import("../ui/qr.tsx"), "base");

/** As long as the matches take a device's code, counted from the first of them. */
const GOOD_FOR_MS = 5 * 60_000;

/** How far the codes are: not begun, being made, or there to be shown. */
type Step =
  | { readonly kind: "ready" }
  | { readonly kind: "making"; readonly done: number; readonly all: number }
  | {
      readonly kind: "made";
      readonly link: string;
      readonly missing: number;
      readonly until: number;
    };

/** Makes one code that opens all this device's seats on another, and shows it. */
export default function MoveDialog(props: { ids: readonly string[]; onClose: () => void }) {
  const [step, setStep] = createSignal<Step>({ kind: "ready" });
  const [error, setError] = createTold();
  const made = () => {
    const now = step();
    return now.kind === "made" ? now : null;
  };
  const left = createCountdown(() => made()?.until ?? null, Date.now);

  async function make() {
    setError(null);
    const transfer = newTransfer(props.ids);
    const until = Date.now() + GOOD_FOR_MS;
    const offered: TransferSeat[] = [];
    for (const [done, seat] of transfer.seats.entries()) {
      setStep({ kind: "making", done, all: transfer.seats.length });
      // One that a match refuses, or that opens nothing any more, stays here.
      if ((await offerSeat(transfer, seat)) === null) offered.push(seat);
    }
    if (offered.length === 0) {
      setError(() => t().seat.move.none);
      setStep({ kind: "ready" });
      return;
    }
    const missing = transfer.seats.length - offered.length;
    const link = transferLink({ ...transfer, seats: offered });
    setStep({ kind: "made", link, missing, until });
  }

  const making = () => {
    const now = step();
    return now.kind === "making" ? t().seat.move.making(now.done, now.all) : "";
  };

  return (
    <Dialog title={t().seat.move.title} onClose={props.onClose}>
      <div class={css.parts}>
        <Show
          when={made() && left() > 0 ? made() : null}
          fallback={
            <>
              <p>{made() ? t().seat.devices.expired : t().seat.move.text(props.ids.length)}</p>
              <p class={form.error} role="alert">
                {error()}
              </p>
              <p class={css.note} role="status">
                {making()}
              </p>
              <div class={form.row}>
                <Button look="ink" disabled={step().kind === "making"} onClick={make}>
                  {made() ? t().seat.devices.newCode : t().seat.move.make}
                </Button>
              </div>
            </>
          }
        >
          {(shown) => (
            <>
              <p>{t().seat.move.scan}</p>
              <Show when={shown().link.length <= MAX_QR_LETTERS}>
                <div class={css.qr}>
                  <Qr text={shown().link} label={t().seat.move.qr} />
                </div>
              </Show>
              <LinkField link={shown().link} label={t().seat.move.link} />
              <p class={css.time} role="timer">
                {t().seat.devices.left(countdown(left()))}
              </p>
              <Show when={shown().missing > 0}>
                <p class={css.note}>{t().seat.move.missing(shown().missing)}</p>
              </Show>
            </>
          )}
        </Show>
      </div>
    </Dialog>
  );
}
