import {
  type Accessor,
  type Component,
  type ComponentProps,
  createSignal,
  Show,
  untrack,
} from "solid-js";
import { need, t, type Volume } from "../i18n/language.ts";
import css from "./toast.module.css";

/** What could not be loaded, each with the way to try it again. */
const [missing, setMissing] = createSignal<readonly (() => void)[]>([]);

/** Something that is loaded when it is wanted: `undefined` until it is here. */
export type Later<Value> = Accessor<Value | undefined> & {
  /** Begins to load it; where that fails it is said on the screen (`Missing`). */
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
  let isWanted = false;
  async function begin() {
    try {
      const [value] = await Promise.all([fetch(), need(...volumes)]);
      setHere(() => value);
    } catch (error) {
      coming = undefined;
      if (!isWanted) return;
      console.error(error);
      setMissing([...untrack(missing).filter((one) => one !== load), load]);
    }
  }
  const preload = () => {
    coming ??= begin();
    return coming;
  };
  const load = () => {
    isWanted = true;
    return preload();
  };
  return Object.assign(here, { load, preload });
}

/**
 * A component in a chunk of its own, with its words: of these volumes, or all if none is named.
 * Unlike a `lazy` one it holds up nothing around it while it is on its way, and where it cannot be
 * loaded the rest of the screen goes on without it.
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

/** Says that a part of the page could not be loaded, and offers to try it again. */
export function Missing() {
  const again = () => {
    const waiting = missing();
    setMissing([]);
    for (const load of waiting) load();
  };
  return (
    <Show when={missing().length > 0}>
      <div class={css.place} role="alert">
        <p class={css.toast}>
          {t().common.missing.text}{" "}
          <button type="button" class={css.again} onClick={again}>
            {t().common.missing.action}
          </button>
        </p>
      </div>
    </Show>
  );
}
