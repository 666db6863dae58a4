import { type Accessor, createEffect, createMemo, onCleanup } from "solid-js";
import { markTitle } from "../ui/title.ts";

const ICON = { quiet: "/icon.svg", turn: "/icon-turn.svg" };

/**
 * Shows in the tab itself that it is this device's turn: a mark before the title, and a dot on
 * the icon, for tabs are too narrow for titles.
 */
export function useTurnSignal(mine: Accessor<boolean>): void {
  const show = (on: boolean) => {
    markTitle(on);
    const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
    if (icon) icon.href = on ? ICON.turn : ICON.quiet;
  };
  createEffect(() => show(mine()));
  onCleanup(() => show(false));
}

/**
 * Gives a sign at once when something begins that whoever looks at the page sees: the match does
 * not tell a seat by other ways what it is looking at.
 */
export function useSigns(news: Accessor<string>, sign: () => void): void {
  const latest = createMemo(news);
  createEffect(() => {
    latest();
    if (document.visibilityState === "visible") sign();
  });
}
