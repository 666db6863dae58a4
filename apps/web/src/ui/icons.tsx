import type { JSX } from "solid-js";
import css from "./icons.module.css";

/** A picture of 24 by 24. */
export const Icon = (props: { children: JSX.Element }) => (
  <svg class={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    {props.children}
  </svg>
);

// Pictures only: the button or link around each has its name.
export const LogIcon = () => (
  <Icon>
    <path d="M4 6h.01M4 12h.01M4 18h.01" stroke-width="3" />
    <path d="M9 6h11M9 12h11M9 18h7" />
  </Icon>
);
export const RulesIcon = () => (
  <Icon>
    <path d="M5 4h11a3 3 0 0 1 3 3v13H8a3 3 0 0 1-3-3V4Z" />
    <path d="M9 9h6M9 13h6" />
  </Icon>
);
export const SoundIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" />
    <path d="M15.5 9a4.2 4.2 0 0 1 0 6M18 6.5a7.8 7.8 0 0 1 0 11" />
  </Icon>
);
export const MutedIcon = () => (
  <Icon>
    <path d="M4 9.5v5h3.5L12 18.5v-13L7.5 9.5Z" />
    <path d="M16 9.5l5 5M21 9.5l-5 5" />
  </Icon>
);
export const TurnIcon = () => (
  <Icon>
    <path d="M19 12a7 7 0 1 1-2.2-5.1M19 3v4.5h-4.5" />
  </Icon>
);
export const KeysIcon = () => (
  <Icon>
    <rect x="3" y="6" width="18" height="12" rx="2" />
    <path d="M7 10h.01M11 10h.01M15 10h.01M8 14h8" />
  </Icon>
);
export const MenuIcon = () => (
  <Icon>
    <path d="M4 7h16M4 12h16M4 17h16" />
  </Icon>
);
