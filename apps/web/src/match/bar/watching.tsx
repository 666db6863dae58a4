import { t } from "../../i18n/language.ts";
import { Icon } from "../../ui/icons.tsx";
import css from "./watching.module.css";

/**
 * How many are watching, for a bar with little room: an eye and a figure, which have the whole
 * words for those who listen or point at them.
 */
export default function Watching(props: { count: number }) {
  return (
    <span
      class={css.watching}
      role="img"
      aria-label={t().play.person.watching(props.count)}
      title={t().play.person.watching(props.count)}
    >
      <Icon>
        <path d="M2.5 12C5 7.5 8.3 5.5 12 5.5s7 2 9.5 6.5c-2.5 4.5-5.8 6.5-9.5 6.5s-7-2-9.5-6.5Z" />
        <circle cx="12" cy="12" r="3" />
      </Icon>
      {props.count}
    </span>
  );
}
