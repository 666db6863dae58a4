import { createSignal, onMount, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import { copyField } from "../../ui/copy.ts";
import type { NoticeModel } from "./notice-model.ts";
import css from "./notice-panel.module.css";

/** A web address that the match posts to, for those who have a program there. */
export function Webhook(props: { model: NoticeModel }) {
  const [address, setAddress] = createSignal("");
  let field: HTMLInputElement | undefined;

  async function submit(event: SubmitEvent) {
    event.preventDefault();
    if (await props.model.setWebhook(address())) setAddress("");
  }

  async function end() {
    // The button that was pressed is gone with the address.
    if (await props.model.setWebhook(null)) field?.focus();
  }

  return (
    <details class={css.more}>
      <summary>{t().notices.webhook}</summary>
      <p class={css.about}>{t().notices.webhookText}</p>
      <Show
        when={props.model.webhook()}
        fallback={
          <form class={css.line} onSubmit={submit}>
            <input
              ref={field}
              class={css.field}
              value={address()}
              inputmode="url"
              autocomplete="off"
              spellcheck={false}
              placeholder="https://"
              required
              aria-label={t().notices.address}
              onInput={(event) => setAddress(event.currentTarget.value)}
            />
            <Button submit look="raised" disabled={props.model.busy()}>
              {t().notices.set}
            </Button>
          </form>
        }
      >
        {(host) => (
          <>
            <Show when={props.model.key()}>{(key) => <Key text={key()} />}</Show>
            <div class={css.row}>
              <span class={css.host}>{t().notices.calls(host())}</span>
              <Button disabled={props.model.busy()} onClick={end}>
                {t().notices.end}
              </Button>
            </div>
          </>
        )}
      </Show>
    </details>
  );
}

/** What is shown once, to be kept elsewhere. */
function Key(props: { text: string }) {
  const [copied, setCopied] = createSignal<boolean | null>(null);
  let field!: HTMLInputElement;
  // The button that was pressed has gone, and this is what it brought.
  onMount(() => field.focus());
  return (
    <>
      <div class={css.line}>
        <input
          ref={field}
          class={css.field}
          readonly
          value={props.text}
          aria-label={t().notices.key}
          onFocus={() => field.select()}
        />
        <Button look="raised" onClick={async () => setCopied(await copyField(field))}>
          {copied() ? t().lobby.copied : t().lobby.copy}
        </Button>
      </div>
      <p class={css.about} role="status">
        {copied() === false ? t().lobby.notCopied : t().notices.keyText}
      </p>
    </>
  );
}
