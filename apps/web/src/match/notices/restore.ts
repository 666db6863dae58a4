import type { Place } from "@endstation/match";
import { type Accessor, createEffect } from "solid-js";
import { language } from "../../i18n/language.ts";
import { pushOf } from "../../net/push-memory.ts";
import { orNull } from "../../stale.ts";

/**
 * Keeps push going in a match that tells this device, whenever its page is opened: browsers change
 * their subscriptions, and only a page with the seat's token can tell a match. Nothing is loaded
 * where push is off.
 */
export function useRestoredPush(id: string, place: Accessor<Place | null>): void {
  const isOn = () => place() !== null && pushOf(id) !== null;
  // The browser's language may be another than when push was turned on.
  createEffect(() => {
    const tag = language();
    if (isOn())
      void orNull(() => import("../../sw/memory.ts")).then((it) => it?.memorize("language", tag));
  });
  createEffect(async () => {
    if (!isOn()) return;
    // Where it does not load, the next opening of the page does it.
    const notices = await orNull(() => import("../../net/notices.ts"));
    const state = await notices?.fetchNotices(id);
    if (state?.ok) await notices?.restorePush(id, state.value);
  });
}
