import { isLocalMatchId, type Refusal } from "@endstation/match";
import { type JSX, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { refusalText } from "../i18n/refusal.ts";
import { orNull } from "../stale.ts";
import { Button, buttonClass } from "../ui/button.tsx";
import { Page } from "../ui/page.tsx";
import { useTitle } from "../ui/title.ts";
import css from "./problem.module.css";

/** A screen that says one thing and offers one action. */
export function State(props: { title: string; text: string; children: JSX.Element }) {
  useTitle(() => `${props.title}: Endstation`);
  return (
    <Page>
      <main class={css.state}>
        <svg class={css.picture} viewBox="0 0 200 30" aria-hidden="true">
          <path class={css.key} d="M8 15H178" />
          <path class={css.line} d="M8 15H178" />
          <circle cx="12" cy="15" r="10" />
          <circle cx="94" cy="15" r="10" />
          <circle cx="172" cy="15" r="10" />
          <path class={css.end} d="M192 1V29" />
        </svg>
        <h1>{props.title}</h1>
        <p>{props.text}</p>
        {props.children}
      </main>
    </Page>
  );
}

/** An address that no page has. */
export function NotFound() {
  const words = () => t().trouble.notFound;
  return (
    <State title={words().title} text={words().text}>
      <a class={buttonClass("main")} href="/">
        {words().action}
      </a>
    </State>
  );
}

/** Why a match cannot be shown, where waiting does not help. `id` is the match's, if it is one. */
export function Problem(props: { refusal: Refusal; id?: string }) {
  const unknown = () => props.refusal.code === "unknown-match";
  const elsewhere = () =>
    isLocalMatchId(props.id ?? "") ? t().device.unknown : t().trouble.unknown;
  const words = () => {
    if (props.refusal.code === "version") return t().trouble.version;
    return { ...t().match.broken, text: refusalText(props.refusal) };
  };
  async function reload() {
    if (props.refusal.code !== "version") return location.reload();
    const shell = await orNull(() => import("../shell/renew.ts"));
    if (shell) await shell.renew();
    else location.reload();
  }
  return (
    <Show
      when={unknown()}
      fallback={
        <State title={words().title} text={words().text}>
          <Button look="main" onClick={reload}>
            {words().action}
          </Button>
        </State>
      }
    >
      <State title={elsewhere().title} text={elsewhere().text}>
        <a class={buttonClass("main")} href="/">
          {t().trouble.unknown.action}
        </a>
      </State>
    </Show>
  );
}
