import { isLocalMatchId } from "@endstation/match";
import { createSignal, Show } from "solid-js";
import { t } from "../i18n/language.ts";
import { keysOf } from "../net/keys.ts";
import type { KnownMatch } from "../net/known-matches.ts";
import { Button } from "../ui/button.tsx";
import { part } from "../ui/later.tsx";
import css from "./known-matches.module.css";

const MoveDialog = part(() => import("./move-dialog.tsx"));

/** The way to take all one's seats along to another device. Shown where there are any. */
export function MoveSeats(props: { list: readonly KnownMatch[] }) {
  const [open, setOpen] = createSignal(false);
  const ids = () =>
    props.list
      // One of this device alone cannot be reached from another.
      .filter(({ id, phase }) => phase !== "over" && !isLocalMatchId(id) && keysOf(id).length > 0)
      .map(({ id }) => id);
  return (
    <Show when={ids().length > 0}>
      <p class={css.move}>
        <Button onClick={() => setOpen(true)}>{t().seat.move.open}</Button>
      </p>
      <Show when={open()}>
        <MoveDialog ids={ids()} onClose={() => setOpen(false)} />
      </Show>
    </Show>
  );
}
