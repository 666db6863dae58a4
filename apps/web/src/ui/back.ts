import { onCleanup, onMount } from "solid-js";

/** How many of the entries in front of the page's own are ours; they outlive a reload. */
const depth = (): number => Number(history.state?.dialogs ?? 0);

/** What is open, each with the way to close it; what was opened last is closed first. */
const open: { close: () => void }[] = [];

/** Entries that are about to be taken back; what opens in their place takes them over. */
let leaving: ReturnType<typeof setTimeout> | undefined;
/** Whether the next popstate is this file's own doing. */
let own = false;
let isListening = false;

/**
 * Lets the browser's Back close what is open, as on phones, instead of leaving the page: while it
 * is in the tree there is an entry of history for it, which goes with it. Back closes one at a time.
 */
export function closeOnBack(close: () => void): void {
  const one = { close };
  onMount(() => {
    listen();
    clearTimeout(leaving);
    open.push(one);
    enter();
  });
  onCleanup(() => {
    const at = open.indexOf(one);
    // Closed by Back, which has taken the entry already.
    if (at < 0) return;
    open.splice(at, 1);
    // Later: the page may be on its way elsewhere, or another dialog follows this one.
    clearTimeout(leaving);
    leaving = setTimeout(leave);
  });
}

/** Makes an entry for what has none; after a reload, or from what was open before, it may be there. */
function enter(): void {
  if (depth() < open.length) history.pushState({ ...history.state, dialogs: open.length }, "");
}

/** Takes back the entries of what is open no more. */
function leave(): void {
  const steps = depth() - open.length;
  if (steps <= 0) return;
  own = true;
  history.go(-steps);
}

function listen(): void {
  if (isListening) return;
  isListening = true;
  window.addEventListener("popstate", () => {
    if (own) {
      own = false;
      // Something may have opened while the way back was on its way.
      enter();
      return;
    }
    while (open.length > depth()) open.pop()!.close();
  });
}
