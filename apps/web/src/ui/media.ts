import { type Accessor, createSignal, onCleanup } from "solid-js";

/** Whether a media query holds, as it changes. */
export function createMedia(query: string): Accessor<boolean> {
  const list = matchMedia(query);
  const [matches, setMatches] = createSignal(list.matches);
  const follow = () => setMatches(list.matches);
  list.addEventListener("change", follow);
  onCleanup(() => list.removeEventListener("change", follow));
  return matches;
}

/** Whether the screen is as narrow as a phone's. */
export const createCompact = (): Accessor<boolean> => createMedia("(max-width: 639px)");
