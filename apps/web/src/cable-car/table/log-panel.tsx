import { t } from "../../i18n/language.ts";
import area from "../../ui/area-head.module.css";
import { part } from "../../ui/later.tsx";
import { createCompact } from "../../ui/media.ts";
import type { Desk } from "./desk.ts";
import css from "./log-panel.module.css";

const Log = part(() => import("./log.tsx"), "aside");

/** What happened last, where the table has room for it. */
export function LogPanel(props: { desk: Desk }) {
  const compact = createCompact();
  return (
    <section class={css.log} data-log="" aria-label={t().cableCar.log}>
      <h2 class={`${area.head} ${css.head}`}>{t().cableCar.logHead}</h2>
      <Log lines={props.desk.play.log()} most={compact() ? 6 : 20} leads={props.desk.leads} />
    </section>
  );
}
