import { createUniqueId, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { FaultCode } from "../../net/notices.ts";
import { Switch } from "../../ui/switch.tsx";
import { createNoticeModel, type NoticeModel } from "./notice-model.ts";
import css from "./notice-panel.module.css";
import { Webhook } from "./webhook.tsx";

/** How this device's player is told of their turn in a match. Its heading is whoever's it stands in. */
export function NoticePanel(props: { id: string }) {
  const model = createNoticeModel(props.id);
  return (
    <div class={css.panel}>
      <PushSwitch model={model} />
      <Webhook model={model} />
      <p class={css.error} role="alert">
        <Show when={model.fault()}>{(code) => faultText(code())}</Show>
      </p>
    </div>
  );
}

/** A fault of notices, or a refusal as any other. A later server may give another code. */
function faultText(code: FaultCode): string {
  const { notices, refusals } = t();
  const texts: Partial<Record<FaultCode, string>> = { ...refusals, ...notices.faults };
  return texts[code] ?? refusals.internal;
}

function PushSwitch(props: { model: NoticeModel }) {
  const about = createUniqueId();
  const state = () => props.model.push();
  const isOn = () => state() === "on";
  const text = () => {
    const now = state();
    if (now === null) return "";
    return props.model.elsewhere() ? t().notices.elsewhere : t().notices.states[now];
  };
  return (
    <div>
      <Switch
        name={t().notices.push}
        checked={isOn()}
        about={about}
        disabled={!isOn() && state() !== "off"}
        onChange={(on) => void props.model.turnPush(on)}
      />
      <p id={about} class={css.about} role="status">
        {text()}
      </p>
    </div>
  );
}
