import { type Component, type ComponentProps, createMemo, createSignal, Show } from "solid-js";
import { need, type Volume } from "../i18n/language.ts";
import { orNull } from "../stale.ts";

/** What can be loaded before it is placed. */
export interface Loadable {
  /** Whether it is here; where it is placed before, nothing stands in its place until then. */
  isHere(): boolean;
  /** Begins to load what is wanted now; rejects where that fails. */
  load(): Promise<unknown>;
  /** Begins to load what may be wanted soon: where that fails, nobody has missed it yet. */
  preload(): Promise<unknown>;
}

/**
 * A page or screen in a chunk of its own, which comes together with its words: those of these
 * volumes, or all, as nearly everything needs that is not the first thing on the screen. Where it
 * cannot be loaded, the boundary around it is told; it is asked for again when it is placed again.
 *
 * Not Solid's own `lazy`: with the `Suspense` that this needs it is a part of every first visit,
 * and heavier than all that is done here.
 */
export function withWords<Part extends Component<ComponentProps<Part>>>(
  fetch: () => Promise<{ default: Part }>,
  ...some: readonly Volume[]
): Component<ComponentProps<Part>> & Loadable {
  const [here, setHere] = createSignal<Part>();
  let coming: Promise<void> | undefined;
  async function begin() {
    try {
      const [module] = await Promise.all([fetch(), need(...some)]);
      setHere(() => module.default);
    } catch (error) {
      coming = undefined;
      throw error;
    }
  }
  const load = () => {
    coming ??= begin();
    return coming;
  };
  const Placed = (props: ComponentProps<Part>) => {
    const [failure, setFailure] = createSignal<{ readonly error: unknown }>();
    load().catch((error: unknown) => setFailure({ error }));
    // Thrown where the boundary hears it.
    createMemo(() => {
      const failed = failure();
      if (failed) throw failed.error;
    });
    return (
      <Show when={here()} keyed>
        {(Part) => <Part {...props} />}
      </Show>
    );
  };
  return Object.assign(Placed, {
    isHere: () => here() !== undefined,
    load,
    preload: () => orNull(load),
  });
}
