import {
  type Accessor,
  type Component,
  type ComponentProps,
  createSignal,
  getOwner,
  onCleanup,
  Show,
} from "solid-js";
import { need, t, type Volume } from "../i18n/language.ts";
import { orNull } from "../stale.ts";
import css from "./toast.module.css";

/** What could not be loaded, each with the way to try it again. */
const [missing, setMissing] = createSignal<readonly (() => void)[]>([]);

/** Says on the screen that something could not be loaded (`Missing`); `again` tries it once more. */
export const missed = (again: () => void): void => {
  setMissing((before) => [...before.filter((one) => one !== again), again]);
};

/** Says so no longer: nobody misses what `again` would load. */
export const forget = (again: () => void): void => {
  setMissing((before) => before.filter((one) => one !== again));
};

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

/** Says that a part of the page could not be loaded, and offers to try it again. */
export function Missing() {
  /** What the focus came from, where it goes when the button is gone. */
  let before: HTMLElement | null = null;
  const again = () => {
    const waiting = missing();
    setMissing([]);
    // Never to nothing, from where a reader begins at the page's top.
    const place = before?.isConnected
      ? before
      : document.querySelector<HTMLElement>('main [tabindex="0"], main button:enabled');
    place?.focus({ preventScroll: true });
    before = null;
    for (const load of waiting) load();
  };
  return (
    <Show when={missing().length > 0}>
      <div class={css.place} role="alert">
        <p class={css.toast}>
          {t().common.missing.text}{" "}
          <button
            type="button"
            class={css.again}
            onFocus={({ relatedTarget }) => {
              before = relatedTarget as HTMLElement | null;
            }}
            onClick={again}
          >
            {t().common.missing.action}
          </button>
        </p>
      </div>
    </Show>
  );
}
