import { createSignal } from "solid-js";

/** What could not be loaded, each with the way to try it again; `Missing` says so on the screen. */
export const [missing, setMissing] = createSignal<readonly (() => void)[]>([]);

/** Says on the screen that something could not be loaded; `again` tries it once more. */
export const missed = (again: () => void): void => {
  setMissing((before) => [...before.filter((one) => one !== again), again]);
};

/** Says so no longer: nobody misses what `again` would load. */
export const forget = (again: () => void): void => {
  setMissing((before) => before.filter((one) => one !== again));
};
