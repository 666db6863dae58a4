import { createSignal, type JSX, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { isOnlyHere } from "../net/invite.ts";
import { Button } from "../ui/button.tsx";
import { copyField } from "../ui/copy.ts";
import { createMedia } from "../ui/media.ts";
import css from "./invite.module.css";

/** How long a button says that it has copied. */
const COPIED_MS = 3000;

/** The link to a match: as QR code, to copy, to share. `children` is the code. */
export function Invite(props: {
  link: string;
  /** Whether the link opens a seat; else it is one for watching. */
  invites: boolean;
  onQr: () => void;
  children: JSX.Element;
}) {
  const [copied, setCopied] = createSignal<boolean | null>(null);
  const wide = createMedia("(min-width: 640px)");
  // Missing in insecure pages and in some browsers on desktops.
  const mayShare = typeof navigator.share === "function";
  let field!: HTMLInputElement;

  async function copy() {
    setCopied(null);
    setCopied(await copyField(field));
    setTimeout(() => setCopied(null), COPIED_MS);
  }

  async function share() {
    try {
      await navigator.share({ title: "Endstation", text: t().lobby.shareText, url: props.link });
    } catch {
      // Whoever closes the sheet has changed their mind; that is no error.
    }
  }

  return (
    <aside class={css.invite} aria-label={props.invites ? t().lobby.invite : t().lobby.link}>
      <Show when={wide()}>{props.children}</Show>
      <div class={css.link}>
        <input
          ref={field}
          readonly
          value={props.link}
          aria-label={t().lobby.link}
          onFocus={() => field.select()}
        />
        <Button look="raised" onClick={copy}>
          {copied() ? t().lobby.copied : t().lobby.copy}
        </Button>
      </div>
      <p class={css.about}>
        {props.invites ? t().lobby.inviteText : t().lobby.watchText}{" "}
        {isOnlyHere() ? t().lobby.onlyHere : ""}
      </p>
      <p class="sr" role="status">
        {copied() === null ? "" : copied() ? t().lobby.copied : t().lobby.notCopied}
      </p>
      <div class={css.row}>
        <Show when={mayShare}>
          <Button onClick={share}>{t().lobby.share}</Button>
        </Show>
        <Show when={!wide()}>
          <Button onClick={props.onQr}>{t().lobby.showQr}</Button>
        </Show>
      </div>
    </aside>
  );
}
