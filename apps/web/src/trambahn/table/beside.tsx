import type { Seat } from "@endstation/engine";
import { Match, Switch } from "solid-js";
import { t } from "../../i18n/language.ts";
import { closing } from "../../match/log/closing.ts";
import type { LogLine } from "../../match/log/lines.ts";
import type { LogLeads } from "../../match/log/log-leads.ts";
import type { Telling } from "../../match/telling.ts";
import { part } from "../../ui/later.tsx";
import type { Scoring } from "../model/story.ts";
import { Sheet } from "./sheet.tsx";
import type { Beside } from "./top-bar.tsx";
import type { Turn } from "./turn.ts";

const Dialog = part(
  async () => ({ default: (await import("../../ui/dialog.tsx")).Dialog }),
  "base",
);
const KeysDialog = part(() => import("../../ui/keys-dialog.tsx"), "aside");
const EndDialog = part(() => import("./dialogs.tsx"), "base");
const Log = part(() => import("./log.tsx"), "aside");
const UnseenDialog = part(() => import("../unseen/unseen-dialog.tsx"));

/** What lies beside the table, in the dialog that is open. */
export default function BesideTable(props: {
  open: Beside;
  turn: Turn;
  telling: Telling;
  log: readonly LogLine[];
  leads: LogLeads;
  scorings: readonly Scoring[];
  /** From the lower edge of the screen to the upper one. */
  seats: readonly Seat[];
  /** Whether one can look back at the match, which has keys of its own for that. */
  mayLookBack: boolean;
  onEnd: () => void;
  onClose: () => void;
}) {
  const words = () => t().trambahn;
  const position = () => props.turn.position();
  /** The key of the list itself stays the last. */
  const keys = () => {
    const { list } = words().keys;
    const ofMatch = props.mayLookBack ? t().aside.keys : [];
    return [...list.slice(0, -1), ...ofMatch, ...list.slice(-1)];
  };
  return (
    <Switch>
      <Match when={props.open === "keys"}>
        <KeysDialog title={words().keys.title} keys={keys()} onClose={props.onClose} />
      </Match>
      <Match when={props.open === "end"}>
        <EndDialog turn={props.turn} onEnd={props.onEnd} onClose={props.onClose} />
      </Match>
      <Match when={props.open === "log"}>
        <Dialog title={words().logHead} onClose={props.onClose}>
          <Log
            lines={props.log}
            most={props.log.length}
            leads={closing(props.leads, props.onClose)}
          />
        </Dialog>
      </Match>
      <Match when={props.open === "unseen"}>
        <UnseenDialog position={position()} onClose={props.onClose} />
      </Match>
      <Match when={props.open === "sheet"}>
        <Dialog title={words().sheet.title} onClose={props.onClose}>
          <Sheet
            scorings={props.scorings}
            seats={props.seats}
            points={[...position().sheet.points]}
            telling={props.telling}
            upright
          />
        </Dialog>
      </Match>
    </Switch>
  );
}
