import { t } from "../../i18n/language.ts";
import type { LogLine } from "../../match/log/lines.ts";
import { type LogLeads, LogList } from "../../match/log/log-list.tsx";
import { Rich } from "./rich.tsx";

/** What happened, the latest first; `most` lines at most. */
export const Log = (props: { lines: readonly LogLine[]; most: number; leads: LogLeads }) => (
  <LogList {...props} empty={t().cableCar.logEmpty} draw={(parts) => <Rich parts={parts} />} />
);
