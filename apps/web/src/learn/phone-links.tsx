import { SettingsButton } from "../settings/settings-button.tsx";
import { LanguageLinks } from "../ui/page.tsx";
import css from "./phone-links.module.css";

/** Language and settings, where a phone's bar leaves them to the menu that a lesson has not. */
export const PhoneLinks = () => (
  <span class={css.links}>
    <LanguageLinks />
    <SettingsButton class={css.icon!} />
  </span>
);
