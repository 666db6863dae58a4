import { createEffect, createSignal, onCleanup } from "solid-js";

const MARK = "\u25cf ";
const [marked, setMarked] = createSignal(false);

/** Puts a mark before the title of whatever screen there is, or takes it away. */
export const markTitle = (on: boolean): void => {
  setMarked(on);
};

/** Keeps the tab's title at `title`, and puts the product's name back when the screen goes. */
export function useTitle(title: () => string): void {
  createEffect(() => {
    document.title = (marked() ? MARK : "") + title();
  });
  onCleanup(() => {
    document.title = "Endstation";
  });
}
