import {
  type Accessor,
  type Component,
  type ComponentProps,
  createSignal,
  getOwner,
  onCleanup,
  Show,
} from "solid-js";
import { need, type Volume } from "../i18n/language.ts";
import { orNull } from "../stale.ts";
import { forget, missed } from "./missed.ts";

/** Something that is loaded when it is wanted: `undefined` until it is here. */
export type Later<Value> = Accessor<Value | undefined> & {
  /**
   * Begins to load it. Where that fails it is said on the screen, as long as what called this, such
   * as a component, is there. Never rejects.
   */
  load(): Promise<void>;
  /** Begins to load what may be wanted soon: where that fails, nobody has missed it yet. */
  preload(): Promise<void>;
};

/** Something of a chunk of its own, which comes together with these volumes of words. */
export function later<Value>(
  fetch: () => Promise<Value>,
  ...volumes: readonly Volume[]
): Later<Value> {
  const [here, setHere] = createSignal<Value>();
  let coming: Promise<void> | undefined;
  /** How many of those that want it are there. */
  let wanting = 0;
  async function begin() {
    try {
      const [value] = await Promise.all([fetch(), need(...volumes)]);
      setHere(() => value);
    } catch (error) {
      coming = undefined;
      if (wanting === 0) return;
      console.error(error);
      missed(again);
    }
  }
  const preload = async () => {
    coming ??= orNull(begin).then(() => {});
    await coming;
  };
  const again = () => {
    coming ??= begin();
    return coming;
  };
  const load = () => {
    wanting++;
    if (getOwner()) {
      onCleanup(() => {
        wanting--;
        if (wanting === 0) forget(again);
      });
    }
    return again();
  };
  return Object.assign(here, { load, preload });
}

/**
 * A component in a chunk of its own, with its words: of these volumes, or all if none is named.
 * It holds up nothing around it while it is on its way, and where it cannot be loaded the rest of
 * the screen goes on without it.
 */
export function part<Part extends Component<ComponentProps<Part>>>(
  fetch: () => Promise<{ default: Part }>,
  ...volumes: readonly Volume[]
) {
  const module = later(fetch, ...volumes);
  const Placed = (props: ComponentProps<Part>) => {
    void module.load();
    return (
      <Show when={module()} keyed>
        {({ default: Part }) => <Part {...props} />}
      </Show>
    );
  };
  return Object.assign(Placed, { preload: module.preload });
}
