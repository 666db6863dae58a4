import { t } from "../../i18n/language.ts";
import { Dialog } from "../../ui/dialog.tsx";
import type { Telling } from "../describe.ts";
import type { Happening } from "../model/story.ts";
import { Log } from "./log.tsx";

/** The whole log, for screens that have no room for it. */
export function LogDialog(props: {
  events: readonly Happening[];
  telling: Telling;
  onClose: () => void;
}) {
  return (
    <Dialog title={t().cableCar.logHead} onClose={props.onClose}>
      <Log events={props.events} telling={props.telling} most={props.events.length} />
    </Dialog>
  );
}
