import { createSignal, Show } from "solid-js";
import { t } from "../../i18n/language.ts";
import type { Connection } from "../../net/connection.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { part } from "../../ui/later.tsx";
import css from "./menu.module.css";

const SeatDialog = part(async () => ({
  default: (await import("../../seat/devices/seat-dialog.tsx")).SeatDialog,
}));
const NoticePanel = part(async () => ({
  default: (await import("../notices/notice-panel.tsx")).NoticePanel,
}));

/** What a player does about the own seat: its devices, and how it is told of its turn. */
export default function OwnSeat(props: { id: string; connection: Connection }) {
  const [open, setOpen] = createSignal<"seat" | "notices" | null>(null);
  const close = () => setOpen(null);
  return (
    <Show when={props.connection.place() !== null}>
      <section class={css.group}>
        <h3>{t().seat.devices.title}</h3>
        <span class={css.deeds}>
          <Button onClick={() => setOpen("seat")}>{t().seat.devices.list}</Button>
          <Button onClick={() => setOpen("notices")}>{t().notices.open}</Button>
        </span>
        <Show when={open() === "seat"}>
          <SeatDialog id={props.id} connection={props.connection} onClose={close} />
        </Show>
        <Show when={open() === "notices"}>
          <Dialog title={t().notices.title} onClose={close}>
            <NoticePanel id={props.id} />
          </Dialog>
        </Show>
      </section>
    </Show>
  );
}
