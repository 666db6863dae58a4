import type { JSX } from "solid-js";
import css from "./icons.module.css";

const Icon = (props: { children: JSX.Element }) => (
  <svg class={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    {props.children}
  </svg>
);

// Pictures only: the button or link around each has its name.
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
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
export const ThemeIcon = () => (
  <Icon>
    <circle cx="12" cy="12" r="8.5" />
    <path d="M12 3.5a8.5 8.5 0 0 1 0 17Z" fill="currentColor" />
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
