import { onCleanup, onMount } from "solid-js";

const isOurs = () => Boolean(history.state?.dialog);

/** An entry that is about to be taken back; what opens in its place takes it over. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Whether the next popstate is this file's own doing. */
let own = false;

/**
 * Lets the browser's Back close what is open, as on phones, instead of leaving the page: while it
 * is in the tree there is an entry of history for it, which goes with it.
 */
export function closeOnBack(close: () => void): void {
  let closed = false;
  const back = () => {
    if (own) return;
    closed = true;
    close();
  };
  onMount(() => {
    clearTimeout(leaving);
    // After a reload the entry may be there already.
    if (!isOurs()) history.pushState({ ...history.state, dialog: true }, "");
    window.addEventListener("popstate", back);
  });
  onCleanup(() => {
    window.removeEventListener("popstate", back);
    if (closed) return;
    // Later: the page may be on its way elsewhere, or another dialog follows this one.
    leaving = setTimeout(() => {
      if (!isOurs()) return;
      own = true;
      // After all listeners: a dialog that has opened meanwhile must not take it for its own.
      const done = () =>
        setTimeout(() => {
          own = false;
        });
      window.addEventListener("popstate", done, { once: true });
      history.back();
    });
  });
}
