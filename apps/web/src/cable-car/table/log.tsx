import { t } from "../../i18n/language.ts";
import type { LogLine } from "../../match/log/lines.ts";
import type { LogLeads } from "../../match/log/log-leads.ts";
import { LogList } from "../../match/log/log-list.tsx";
import { Rich } from "./rich.tsx";

/** What happened, the latest first; `most` lines at most. */
export default function Log(props: { lines: readonly LogLine[]; most: number; leads: LogLeads }) {
  return (
    <LogList
      lines={props.lines}
      most={props.most}
      leads={props.leads}
      empty={t().cableCar.logEmpty}
      draw={(parts) => <Rich parts={parts} />}
    />
  );
}
