import { createSignal } from "solid-js";

/** A group of buttons with one tab stop, in which arrow keys move. */
export interface Roving {
  /** For each button: its place in the group and the group's size. */
  tabIndex(index: number, count: number): 0 | -1;
  onFocusIn(event: FocusEvent): void;
  onKeyDown(event: KeyboardEvent): void;
}

const STEPS: Readonly<Record<string, number>> = {
  ArrowRight: 1,
  ArrowDown: 1,
  ArrowLeft: -1,
  ArrowUp: -1,
};

/** Makes the buttons inside an element such a group; spread its handlers on that element. */
export function createRoving(): Roving {
  const [active, setActive] = createSignal(0);
  const stopsOf = (event: Event) => [
    ...(event.currentTarget as HTMLElement).querySelectorAll<HTMLElement>("button"),
  ];
  return {
    tabIndex: (index, count) => (index === Math.min(active(), count - 1) ? 0 : -1),
    onFocusIn(event) {
      const index = stopsOf(event).indexOf(event.target as HTMLElement);
      if (index >= 0) setActive(index);
    },
    onKeyDown(event) {
      if (event.ctrlKey || event.altKey || event.metaKey) return;
      const stops = stopsOf(event);
      const at = stops.indexOf(event.target as HTMLElement);
      if (at < 0) return;
      const last = stops.length - 1;
      const to =
        event.key === "Home" ? 0 : event.key === "End" ? last : at + (STEPS[event.key] ?? 0);
      if (to === at || !stops[to]) return;
      event.preventDefault();
      stops[to].focus();
    },
  };
}
