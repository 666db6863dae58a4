import { t } from "../i18n/language.ts";
import css from "./wordmark.module.css";

/** The product's name as the way home. `small` leaves only the sign on narrow screens. */
export function Wordmark(props: { small?: boolean }) {
  return (
    <a class={css.word} href="/" aria-label={t().common.home}>
      <svg width="22" height="22" viewBox="0 0 22 22" aria-hidden="true">
        <path class={css.line} d="M2 11H15" />
        <path class={css.bar} d="M17.5 3V19" />
      </svg>
      <span class={props.small ? css.small : undefined}>Endstation</span>
    </a>
  );
}
