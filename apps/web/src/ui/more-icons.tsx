import { Icon } from "./icons.tsx";

// Those that no table shows at first.
export const CloseIcon = () => (
  <Icon>
    <path d="M6 6l12 12M18 6L6 18" />
  </Icon>
);
export const SettingsIcon = () => (
  <Icon>
    <path d="M4 7h9M19 7h1M4 17h1M11 17h9" />
    <circle cx="16" cy="7" r="2.6" />
    <circle cx="8" cy="17" r="2.6" />
  </Icon>
);
export const MoreIcon = () => (
  <Icon>
    <path d="M5 12h.01M12 12h.01M19 12h.01" stroke-width="3.4" />
  </Icon>
);
export const HintIcon = () => (
  <Icon>
    <path d="M9.5 17c0-2.5-3-3.6-3-7.2a5.5 5.5 0 0 1 11 0c0 3.6-3 4.7-3 7.2Z" />
    <path d="M10 21h4" />
  </Icon>
);
