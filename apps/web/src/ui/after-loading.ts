import { getOwner, onCleanup, onMount, runWithOwner } from "solid-js";
import { orNull } from "../stale.ts";

/**
 * Adds something to the present component that it does not wait for: `use` is called as a part of
 * it once `load` has brought what that needs, and not at all where that fails.
 */
export function afterLoading<Part>(load: () => Promise<Part>, use: (part: Part) => void): void {
  const owner = getOwner();
  let isGone = false;
  onCleanup(() => {
    isGone = true;
  });
  onMount(async () => {
    const part = await orNull(load);
    if (part && !isGone) runWithOwner(owner, () => use(part));
  });
}
