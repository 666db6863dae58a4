import { createEffect, onCleanup } from "solid-js";

/** Keeps the tab's title at `title`, and puts the product's name back when the screen goes. */
export function useTitle(title: () => string): void {
  createEffect(() => {
    document.title = title();
  });
  onCleanup(() => {
    document.title = "Endstation";
  });
}
