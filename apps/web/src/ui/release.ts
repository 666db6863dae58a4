import { onCleanup } from "solid-js";

/** The click follows so soon after a mouse, finger or pen was lifted. */
const CLICK_MS = 100;

/**
 * Gives a wait for when nothing on the page is pressed: what is drawn anew or moves away between
 * press and release hears no click. Whatever changes by itself, and may be pressed, waits for it.
 */
export function createRelease(): () => Promise<void> {
  let isPressed = false;
  let clicked: ReturnType<typeof setTimeout> | undefined;
  let waiting: (() => void)[] = [];
  const listening = new AbortController();
  const listen = (type: "pointerdown" | "pointerup" | "pointercancel", heard: () => void) =>
    document.addEventListener(
      type,
      // Other buttons open a menu, which may swallow their release.
      (event) => event.isPrimary && event.button <= 0 && heard(),
      { capture: true, signal: listening.signal },
    );
  const release = () => {
    clearTimeout(clicked);
    clicked = setTimeout(() => {
      isPressed = false;
      const all = waiting;
      waiting = [];
      for (const go of all) go();
    }, CLICK_MS);
  };
  listen("pointerdown", () => {
    clearTimeout(clicked);
    isPressed = true;
  });
  listen("pointerup", release);
  listen("pointercancel", release);
  onCleanup(() => listening.abort());
  return () => new Promise((resolve) => (isPressed ? waiting.push(resolve) : resolve()));
}
