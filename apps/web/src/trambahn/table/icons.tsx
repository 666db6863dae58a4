import css from "./icons.module.css";

// Pictures only: the text beside each says what it counts.
export const CardsIcon = () => (
  <svg class={css.small} viewBox="0 0 13 16" aria-hidden="true">
    <rect x="1" y="1" width="11" height="14" rx="2" />
  </svg>
);
export const MoneyIcon = () => (
  <svg class={css.small} viewBox="0 0 13 16" aria-hidden="true">
    <circle cx="6.5" cy="8" r="5.5" />
    <path d="M6.5 5.4v5.2" />
  </svg>
);
export const UndoIcon = () => (
  <svg class={css.icon} viewBox="0 0 24 24" aria-hidden="true">
    <path d="M8 5 4 9l4 4M4 9h10a5.5 5.5 0 0 1 0 11h-3" />
  </svg>
);
