import type { NoticeState } from "@endstation/match";
import { type Accessor, createEffect, createSignal, onCleanup } from "solid-js";
import { language } from "../../i18n/language.ts";
import {
  type FaultCode,
  fetchNotices,
  type PushState,
  restorePush,
  setWebhook,
  turnPushOff,
  turnPushOn,
} from "../../net/notices.ts";
import { watchPush } from "../../net/push.ts";
import { memorize } from "../../sw/memory.ts";

/** What this device's seat is told at, and the ways to change it. */
export interface NoticeModel {
  /** `null` until the match has answered. */
  readonly push: Accessor<PushState | null>;
  /** Whether another device of this seat is told. */
  readonly elsewhere: Accessor<boolean>;
  /** The host of the webhook. */
  readonly webhook: Accessor<string | null>;
  /** The key of a webhook that was set just now. */
  readonly key: Accessor<string | null>;
  /** Why the last change was not made, as a code. */
  readonly fault: Accessor<FaultCode | null>;
  /** Whether a change is on its way. */
  readonly busy: Accessor<boolean>;
  /** To be called right from a press: the browser may ask the player. */
  turnPush(on: boolean): Promise<void>;
  /** Whether it was set, or with `null` ended. */
  setWebhook(address: string | null): Promise<boolean>;
}

/** Asks the match what is on for this device's seat, and keeps up with what the browser does. */
export function createNoticeModel(id: string): NoticeModel {
  const [push, setPush] = createSignal<PushState | null>(null);
  const [known, setKnown] = createSignal<NoticeState>({ push: null, webhook: null });
  const [fault, setFault] = createSignal<FaultCode | null>(null);
  const [busy, setBusy] = createSignal(false);

  async function look() {
    const state = await fetchNotices(id);
    if (state.ok) {
      setKnown(state.value);
      setPush(await restorePush(id, state.value));
    } else setFault(state.error);
  }
  void look();
  onCleanup(watchPush(look));
  // The worker that shows a message runs without a page to ask.
  createEffect(() => void memorize("language", language()));

  /** One change at a time; `null` where it failed, which is then told. */
  async function change<Value>(
    deed: () => Promise<{ ok: true; value: Value } | { ok: false; error: FaultCode }>,
  ): Promise<Value | null> {
    if (busy()) return null;
    setBusy(true);
    setFault(null);
    const done = await deed();
    setBusy(false);
    if (done.ok) return done.value;
    setFault(done.error);
    return null;
  }

  return {
    push,
    elsewhere: () => push() === "off" && known().push !== null,
    webhook: () => known().webhook,
    key: () => known().key ?? null,
    fault,
    busy,
    async turnPush(on) {
      const state = await change(() => (on ? turnPushOn(id) : turnPushOff(id)));
      if (state === null) return;
      setPush(state);
      setKnown({ ...known(), push: null });
    },
    async setWebhook(address) {
      const state = await change(() => setWebhook(id, address));
      if (state !== null) setKnown(state);
      return state !== null;
    },
  };
}
