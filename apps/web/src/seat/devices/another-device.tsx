import { createEffect, createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { countdown } from "../../i18n/time-text.ts";
import { Button } from "../../ui/button.tsx";
import { part } from "../../ui/later.tsx";
import { LinkField } from "../../ui/link-field.tsx";
import { createCountdown } from "../countdown.ts";
import css from "./devices.module.css";

const Qr = part(() => import("../../ui/qr.tsx"), "base");

/** A code for one more device: shown as QR and link, while it is good. */
export function AnotherDevice(props: {
  /** Until when the seat's code is good, by the server's clock; `null` where there is none. */
  until: number | null;
  now: () => number;
  /** Makes a code good and gives its link; `null` where that was refused. */
  makeLink: () => Promise<string | null>;
}) {
  const [link, setLink] = createSignal<string | null>(null);
  const [used, setUsed] = createSignal(false);
  const left = createCountdown(() => props.until, props.now);

  // The code goes when a device has used it, and only then: one that is too old stays until then.
  createEffect((had: boolean | undefined) => {
    const has = props.until !== null;
    if (had && !has && link() !== null) {
      setLink(null);
      setUsed(true);
    }
    return has;
  });

  async function make() {
    setUsed(false);
    setLink(await props.makeLink());
  }

  return (
    <section class={css.part}>
      <h3 class={css.heading}>{t().seat.devices.another}</h3>
      <Show
        when={link()}
        fallback={
          <>
            <p class={css.note} role="status">
              {used() ? t().seat.devices.used : t().seat.devices.anotherText}
            </p>
            <Button look={used() ? "plain" : "ink"} onClick={make}>
              {t().seat.devices.showCode}
            </Button>
          </>
        }
      >
        {(link) => (
          <Show
            when={left() > 0}
            fallback={
              <>
                <p class={css.note} role="status">
                  {t().seat.devices.expired}
                </p>
                <Button look="ink" onClick={make}>
                  {t().seat.devices.newCode}
                </Button>
              </>
            }
          >
            <p class={css.note}>{t().seat.devices.codeText}</p>
            <div class={css.qr}>
              <Qr text={link()} label={t().seat.devices.codeQr} />
            </div>
            <LinkField link={link()} label={t().seat.devices.codeLink} />
            <p class={css.left} role="timer">
              {t().seat.devices.left(countdown(left()))}
            </p>
          </Show>
        )}
      </Show>
    </section>
  );
}
