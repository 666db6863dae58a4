import { onCleanup } from "solid-js";

/**
 * For a place where cards with questions or news come and go over a page: where one goes with the
 * focus in it, the focus goes on to the next card there, or back to what had it before, or else to
 * the page's first stop. A reader that is left on nothing begins at the page's top.
 */
export function returnFocus(place: HTMLElement): void {
  let before: Element | null = null;
  // A button that is disabled by its press loses the focus to nothing, and is where it was.
  let isIn = false;
  const listening = new AbortController();
  const { signal } = listening;
  place.addEventListener(
    "focusin",
    ({ relatedTarget }) => {
      if (!isIn) before = relatedTarget as Element | null;
      isIn = true;
    },
    { signal },
  );
  document.addEventListener(
    "focusin",
    ({ target }) => {
      if (!place.contains(target as Node)) isIn = false;
    },
    { signal },
  );
  // Whoever presses elsewhere has left, also where nothing takes the focus.
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (!place.contains(target as Node)) isIn = false;
    },
    { signal },
  );
  const changes = new MutationObserver(() => {
    if (!isIn) return;
    // The browser notices with the next frame that what had the focus has gone.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const stops = [
        place.querySelector("button:enabled"),
        before,
        ...document.querySelectorAll('main [tabindex="0"], main button:enabled'),
      ];
      // Some are hidden or gone: the first that takes it has it.
      stops.some((stop) => {
        (stop as HTMLElement | null)?.focus({ preventScroll: true });
        return document.activeElement !== document.body;
      });
    });
  });
  changes.observe(place, { childList: true, subtree: true });
  onCleanup(() => {
    listening.abort();
    changes.disconnect();
  });
}
