import { PageLinks } from "./page.tsx";
import css from "./stage-bar.module.css";
import { Wordmark } from "./wordmark.tsx";

/** The bar over what fills the screen without a match: the way home, and the links of every page. */
export const StageBar = (props: { rules: string }) => (
  <header class={css.bar}>
    <Wordmark small />
    <PageLinks rules={props.rules} />
  </header>
);
