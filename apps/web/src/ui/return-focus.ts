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
  const changes = new MutationObserver(() => {
    if (!isIn) return;
    // The browser notices with the next frame that what had the focus has gone.
    requestAnimationFrame(() => {
      if (document.activeElement !== document.body) return;
      const next =
        place.querySelector("button:enabled") ??
        (before?.isConnected ? before : null) ??
        document.querySelector('main [tabindex="0"], main button:enabled');
      (next as HTMLElement | null)?.focus({ preventScroll: true });
    });
  });
  changes.observe(place, { childList: true, subtree: true });
  onCleanup(() => {
    listening.abort();
    changes.disconnect();
  });
}
