import { type Accessor, createEffect, createMemo, onCleanup } from "solid-js";
import { settings } from "../../settings/settings.ts";
import { keepAwake } from "./awake.ts";
import { cuesBetween, type Heard } from "./cues.ts";
import { speaker, wakeSpeaker } from "./speaker.ts";

/** What comes within this time, in ms, is heard as one: a table that catches up does so in steps. */
const GATHERED_MS = 50;
/** Just to be felt, in ms. */
const VIBRATION_MS = 15;

/** What is felt and heard of what a player does. */
export interface Feedback {
  /** A move was confirmed, and is on its way. */
  confirmed(): void;
  refused(): void;
}

/** Lets a table be heard and felt, and keeps the screen on while its player plays. */
export function createFeedback(table: Accessor<Heard>): Feedback {
  const listening = new AbortController();
  const { signal } = listening;
  for (const gesture of ["pointerup", "keydown"]) {
    document.addEventListener(gesture, wakeSpeaker, { capture: true, signal });
  }

  let heard = table();
  let timer: ReturnType<typeof setTimeout> | undefined;
  createEffect(() => {
    table();
    timer ??= setTimeout(() => {
      timer = undefined;
      const now = table();
      speaker.play(cuesBetween(heard, now));
      heard = now;
    }, GATHERED_MS);
  });
  onCleanup(() => {
    listening.abort();
    clearTimeout(timer);
  });

  keepAwake(createMemo(() => settings().staysAwake && table().seat !== null && !table().over));

  return {
    confirmed() {
      if (settings().vibrates) navigator.vibrate?.(VIBRATION_MS);
    },
    refused: () => speaker.play([{ sound: "error", own: true }]),
  };
}
