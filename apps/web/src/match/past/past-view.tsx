import { createEffect, createSignal, onCleanup, onMount } from "solid-js";
import { closeOnBack } from "../../ui/back.ts";
import { clearPosition, writePosition } from "./past.ts";
import PastScreen, { type PastScreenProps } from "./past-screen.tsx";

/**
 * An earlier position over the present one, for as long as it is in the tree: Back closes it, and
 * the address names it. The present's own elements must be hidden meanwhile.
 */
export default function PastView(
  props: PastScreenProps & {
    /** Has the focus again when it is gone. */
    before: Element | null;
  },
) {
  const { past, before } = props;
  closeOnBack(past.leave);
  const [shown, setShown] = createSignal(false);
  onMount(() => setShown(true));
  createEffect(() => {
    const ply = past.ply();
    if (shown() && ply !== null) writePosition(ply);
  });
  onCleanup(() => {
    clearPosition();
    // The present shows itself with the next frame, and takes the focus only then.
    requestAnimationFrame(() => {
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    });
  });
  return <PastScreen {...props} />;
}
