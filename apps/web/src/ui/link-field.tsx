import { createSignal, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { Button } from "./button.tsx";
import { copyField } from "./copy.ts";
import css from "./link-field.module.css";

/** How long a button says that it has copied. */
const COPIED_MS = 3000;

/** A link to select or to copy. */
export function LinkField(props: { link: string; label: string }) {
  const [copied, setCopied] = createSignal<boolean | null>(null);
  let field!: HTMLInputElement;

  async function copy() {
    setCopied(null);
    setCopied(await copyField(field));
    setTimeout(() => setCopied(null), COPIED_MS);
  }

  return (
    <>
      <div class={css.link}>
        <input
          ref={field}
          readonly
          value={props.link}
          aria-label={props.label}
          onFocus={() => field.select()}
        />
        <Button look="raised" onClick={copy}>
          {copied() ? t().lobby.copied : t().lobby.copy}
        </Button>
      </div>
      <p class="sr" role="status">
        {copied() === null ? "" : copied() ? t().lobby.copied : t().lobby.notCopied}
      </p>
    </>
  );
}

/** Hands a link to the system's sheet of ways to send it, where there is one. */
export function ShareButton(props: { link: string; text: string }) {
  // Missing in insecure pages and in some browsers on desktops.
  const mayShare = typeof navigator.share === "function";

  async function share() {
    try {
      await navigator.share({ title: "Endstation", text: props.text, url: props.link });
    } catch {
      // Whoever closes the sheet has changed their mind; that is no error.
    }
  }

  return (
    <Show when={mayShare}>
      <Button onClick={share}>{t().lobby.share}</Button>
    </Show>
  );
}
