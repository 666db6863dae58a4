import { type JSX, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { isOnlyHere } from "../net/invite.ts";
import { Button } from "../ui/button.tsx";
import { LinkField, ShareButton } from "../ui/link-field.tsx";
import { createMedia } from "../ui/media.ts";
import css from "./invite.module.css";

/** The link to a match: as QR code, to copy, to share. `children` is the code. */
export function Invite(props: {
  link: string;
  /** Whether the link opens a seat; else it is one for watching. */
  invites: boolean;
  /** Whether the match's invite opens seats at all. */
  open: boolean;
  /** Whether every seat is taken. */
  full: boolean;
  /** What only the host may do with it; `null` for all others. */
  host: { readonly busy: boolean; renew(): void; close(): void } | null;
  onQr: () => void;
  children: JSX.Element;
}) {
  const wide = createMedia("(min-width: 640px)");
  const text = () => {
    if (props.full) return t().lobby.fullText;
    if (props.invites) return t().lobby.inviteText;
    if (!props.open) return t().seat.host.closed;
    return t().lobby.watchText;
  };
  return (
    <aside class={css.invite} aria-label={props.invites ? t().lobby.invite : t().lobby.link}>
      <Show when={wide()}>{props.children}</Show>
      <LinkField link={props.link} label={t().lobby.link} />
      <p class={css.about}>
        {text()} {isOnlyHere() ? t().lobby.onlyHere : ""}
      </p>
      <div class={css.row}>
        <ShareButton link={props.link} text={t().lobby.shareText} />
        <Show when={!wide()}>
          <Button onClick={props.onQr}>{t().lobby.showQr}</Button>
        </Show>
      </div>
      <Show when={props.host}>
        {(host) => (
          <>
            <div class={css.row}>
              <Button disabled={host().busy} onClick={() => host().renew()}>
                {t().seat.host.renew}
              </Button>
              <Show when={props.open}>
                <Button look="quiet" disabled={host().busy} onClick={() => host().close()}>
                  {t().seat.host.close}
                </Button>
              </Show>
            </div>
            <Show when={props.invites}>
              <p class={css.about}>{t().seat.host.renewNote}</p>
            </Show>
          </>
        )}
      </Show>
    </aside>
  );
}
