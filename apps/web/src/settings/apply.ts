import { createEffect, createRoot, onCleanup } from "solid-js";
import { preferredLanguage, speak } from "../i18n/language.ts";
import { emptyStorage } from "../net/storage.ts";
import { applyTheme } from "../theme.ts";
import { forget, missed } from "../ui/missed.ts";
import { settings, watchSettings } from "./settings.ts";

/** Lets the page follow the settings, those that other tabs change too, as long as it lives. */
export function applySettings(): void {
  watchSettings(() => {
    // What this tab still knows must not be written down again.
    emptyStorage();
    location.replace("/");
  });
  createRoot(() => {
    createEffect(() => applyTheme(settings().theme));
    createEffect(() => {
      const { motion } = settings();
      const { dataset } = document.documentElement;
      if (motion === "system") delete dataset.motion;
      else dataset.motion = motion;
    });
    createEffect(() => {
      onCleanup(() => forget(speakPreferred));
      speakPreferred();
    });
  });
}

/** Where its words cannot be loaded, the page keeps its language, says so and offers to try again. */
function speakPreferred(): void {
  const tag = preferredLanguage();
  speak(tag).catch((error) => {
    // Another may have been chosen meanwhile.
    if (preferredLanguage() !== tag) return;
    console.error(error);
    missed(speakPreferred);
  });
}
