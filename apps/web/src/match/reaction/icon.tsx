import type { Reaction } from "@endstation/match";
import css from "./reaction.module.css";

/** Drawn, not emoji: they look the same on every device, and in both themes. */
const PATHS: Readonly<Record<Reaction, string>> = {
  hello:
    "M8 12V6a1.5 1.5 0 0 1 3 0v5V4.500a1.5 1.5 0 0 1 3 0V11V6a1.5 1.5 0 0 1 3 0v8c0 4-2 6-5 6s-4-1.5-5.5-4.500L4.5 13a1.6 1.6 0 0 1 2.6-1.800L8 12.500M19.5 3.500l1.5-1M20.5 7H22",
  thanks: "M12 20S4 15 4 9.200A4.2 4.2 0 0 1 12 7a4.2 4.2 0 0 1 8 2.200C20 15 12 20 12 20Z",
  "well-played":
    "M12 3.500l2.6 5.4 5.9.8-4.3 4.1 1.1 5.900L12 16.800l-5.3 2.9 1.1-5.900L3.5 9.700l5.9-.8Z",
  wow: "M12 4v9.500M12 18.500h.01M5 6l1.5 1.500M19 6l-1.5 1.5",
  oops: "M4 15l3-4 3 4 3-4 3 4 3-4 2 2.500M8 6.500h.01M16 6.500h.01",
  hurry: "M12 5.500a7.2 7.2 0 1 0 .01 0M12 9v4.200l2.6 1.800M9.5 2.500h5",
};

/** A call as a picture; its words stand beside it. */
export const ReactionIcon = (props: { reaction: Reaction }) => (
  <svg class={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d={PATHS[props.reaction]} />
  </svg>
);
