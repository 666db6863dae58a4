import { type Accessor, createSignal } from "solid-js";

/**
 * A sentence that was said once and stays on the screen, as why something was refused. Kept is how
 * it is said, not what was: its words follow the language. `null` takes it back; none is empty.
 */
export function createTold(): [said: Accessor<string>, say: (how: (() => string) | null) => void] {
  const [told, tell] = createSignal<(() => string) | null>(null);
  return [() => told()?.() ?? "", (how) => tell(() => how)];
}
