import type { OwnDevice } from "@endstation/match";
import { createSignal, For, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import { Button } from "../../ui/button.tsx";
import css from "./devices.module.css";

/** The seat's devices, and the way to take the seat away from another of them. */
export function DeviceList(props: {
  devices: readonly OwnDevice[];
  /** The number of this device. */
  own: number | null;
  disabled: boolean;
  onRevoke: (device: number) => void;
}) {
  // Nothing brings a device back but a new code: one press alone does not take the seat away.
  const [asked, setAsked] = createSignal<number | null>(null);
  const called = ({ word }: OwnDevice) => word || t().seat.devices.first;

  return (
    <section class={css.part}>
      <h3 class={css.heading}>{t().seat.devices.list}</h3>
      <ul>
        <For each={props.devices}>
          {(one) => (
            <li class={css.device}>
              <span class={css.word}>
                <bdi>{called(one)}</bdi>
                <Show when={one.device === props.own}>
                  <small>{t().seat.devices.thisOne}</small>
                </Show>
              </span>
              <Show when={one.device !== props.own}>
                <Show
                  when={asked() === one.device}
                  fallback={
                    <Button
                      look="quiet"
                      label={t().seat.devices.revokeOne(called(one))}
                      onClick={() => setAsked(one.device)}
                    >
                      {t().seat.devices.revoke}
                    </Button>
                  }
                >
                  <Button disabled={props.disabled} onClick={() => props.onRevoke(one.device)}>
                    {t().seat.devices.sure}
                  </Button>
                </Show>
              </Show>
            </li>
          )}
        </For>
      </ul>
    </section>
  );
}
