import { t } from "../../i18n/language.ts";
import { closing } from "../../match/log/closing.ts";
import type { LogLine } from "../../match/log/lines.ts";
import type { LogLeads } from "../../match/log/log-leads.ts";
import { Dialog } from "../../ui/dialog.tsx";
import Log from "./log.tsx";

/** The whole log, for screens that have no room for it. It goes when it leads elsewhere. */
export default function LogDialog(props: {
  lines: readonly LogLine[];
  leads: LogLeads;
  onClose: () => void;
}) {
  return (
    <Dialog title={t().cableCar.logHead} onClose={props.onClose}>
      <Log
        lines={props.lines}
        most={props.lines.length}
        leads={closing(props.leads, props.onClose)}
      />
    </Dialog>
  );
}
