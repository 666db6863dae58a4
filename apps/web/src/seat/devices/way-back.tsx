import { createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import form from "../../ui/form.module.css";
import { part } from "../../ui/later.tsx";
import { LinkField, ShareButton } from "../../ui/link-field.tsx";
import css from "./devices.module.css";

const Qr = part(() => import("../../ui/qr.tsx"), "base");

/** A link for the day on which this browser has forgotten the seat: shown once, kept nowhere. */
export function WayBack(props: {
  made: boolean;
  makeLink: () => Promise<string | null>;
  onEnd: () => void;
}) {
  const [link, setLink] = createSignal<string | null>(null);
  const [asQr, setAsQr] = createSignal(false);

  return (
    <section class={css.part}>
      <h3 class={css.heading}>{t().seat.devices.back}</h3>
      <Show
        when={link()}
        fallback={
          <>
            <p class={css.note}>
              {props.made ? t().seat.devices.backMade : t().seat.devices.backText}
            </p>
            <span class={form.row}>
              <Button onClick={async () => setLink(await props.makeLink())}>
                {props.made ? t().seat.devices.backNew : t().seat.devices.makeBack}
              </Button>
              <Show when={props.made}>
                <Button look="quiet" onClick={props.onEnd}>
                  {t().seat.devices.endBack}
                </Button>
              </Show>
            </span>
          </>
        }
      >
        {(link) => (
          <>
            <p class={css.warning} role="status">
              {t().seat.devices.backWarning}
            </p>
            <LinkField link={link()} label={t().seat.devices.backLink} />
            <div class={form.row}>
              <ShareButton link={link()} text={t().seat.devices.shareBack} />
              <Show when={!asQr()}>
                <Button onClick={() => setAsQr(true)}>{t().lobby.showQr}</Button>
              </Show>
            </div>
            <Show when={asQr()}>
              <div class={css.qr}>
                <Qr text={link()} label={t().seat.devices.backQr} />
              </div>
            </Show>
          </>
        )}
      </Show>
    </section>
  );
}
